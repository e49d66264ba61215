// Says what changed in the look of the site: the values of its tokens, its typefaces, its logo, its own rules.

import { isSame } from '../../base/json-value.ts';
import { LOOK_FOLDER, type SiteLook } from '../../site/look/look.ts';
import { SCHEMES, TOKENS } from '../../site/look/tokens.ts';
import type { Change } from '../sentences/changes.ts';
import { was as former, now as fresh, ours, saidAs, type Words } from '../sentences/words.ts';
import type { Side } from './version.ts';

export function lookChanges(was: Side, now: Side): Change[] {
  const [before, after] = [was, now].map(({ library }) => library.look().look) as [SiteLook, SiteLook];
  const sentences = [...tokenSentences(before, after), ...fileSentences(before, after)];
  if (sentences.length === 0) return [];
  return [
    {
      kind: 'site',
      state: 'changed',
      title: ours('The look'),
      lines: sentences.map(sentence => ({ phrases: [sentence] })),
      seenOn: [],
      seenEverywhere: true,
    },
  ];
}

function tokenSentences({ tokens: before }: SiteLook, { tokens: after }: SiteLook): Words[] {
  /** Says whether the token has one value for light and dark screens, both before and now. */
  const isOne = (name: string) => [before, after].every(({ light, dark }) => light[name] === dark[name]);
  return Object.keys(TOKENS).flatMap(name =>
    SCHEMES.flatMap(scheme => {
      const [old = '', young = ''] = [before[scheme][name], after[scheme][name]];
      if (old === young || (scheme === 'dark' && isOne(name))) return [];
      const where = isOne(name) ? '' : ` on ${scheme} screens`;
      return [saidAs`--${ours(name + where)}: ${former(old)} → ${fresh(young)}`];
    }),
  );
}

function fileSentences(before: SiteLook, after: SiteLook): Words[] {
  const parts = [
    ['faces', 'typefaces'],
    ['logo', 'logo'],
    ['extra', 'rules of its own'],
  ] as const;
  return parts
    .filter(([part]) => !isSame(before[part], after[part]))
    .map(([, words]) => ours(`${words} changed in ${LOOK_FOLDER}`));
}
