// Says what changed in the look of the site: the values of its tokens, its typefaces, its logo, its own rules.

import { isSame } from '../../base/json-value.ts';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import { LOOK_FOLDER, type SiteLook } from '../../site/look/look.ts';
import { SCHEMES, TOKENS } from '../../site/look/tokens.ts';
import type { Change } from '../sentences/changes.ts';
import type { Side } from './version.ts';

export function lookChanges(was: Side, now: Side): Change[] {
  const [before, after] = [was, now].map(({ library }) => library.look().look) as [SiteLook, SiteLook];
  const sentences = [...tokenSentences(before, after), ...fileSentences(before, after)];
  if (sentences.length === 0) return [];
  return [
    {
      kind: 'site',
      state: 'changed',
      title: says`The look`,
      lines: sentences.map(sentence => ({ phrases: [sentence] })),
      seenOn: [],
      seenEverywhere: true,
    },
  ];
}

function tokenSentences({ tokens: before }: SiteLook, { tokens: after }: SiteLook): Said[] {
  /** Says whether the token has one value for light and dark screens, both before and now. */
  const isOne = (name: string) => [before, after].every(({ light, dark }) => light[name] === dark[name]);
  return Object.keys(TOKENS).flatMap(name =>
    SCHEMES.flatMap(scheme => {
      const [old = '', young = ''] = [before[scheme][name], after[scheme][name]];
      if (old === young || (scheme === 'dark' && isOne(name))) return [];
      const token = the.sign(`--${name}`);
      const change = says`${the.was(old)} → ${the.now(young)}`;
      if (isOne(name)) return [says`${token}: ${change}`];
      return scheme === 'dark'
        ? [says`${token} on dark screens: ${change}`]
        : [says`${token} on light screens: ${change}`];
    }),
  );
}

function fileSentences(before: SiteLook, after: SiteLook): Said[] {
  const parts = [
    ['faces', inLookFolder(says`typefaces changed`)],
    ['logo', inLookFolder(says`logo changed`)],
    ['extra', inLookFolder(says`rules of its own changed`)],
  ] as const;
  return parts.filter(([part]) => !isSame(before[part], after[part])).map(([, words]) => words);
}

/** A form knows no folder. */
function inLookFolder(words: Said): Said {
  return otherInForm(says`${words} in ${the.sign(LOOK_FOLDER)}`, words);
}
