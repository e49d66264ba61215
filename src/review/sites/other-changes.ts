// Finds changes that belong to no single page: in the site document, in public files, in the code of blocks.
import type { Sides as Folders } from '../../base/places.mjs';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { iconLinks } from '../../draw/html/look-markup.ts';
import { blocksOf } from '../../site/shared-blocks.ts';
import type { Change } from '../sentences/changes.ts';
import { sign } from '../sentences/show.ts';
import type { ShownNames } from '../sentences/shown-names.ts';
import { compareSites } from '../sentences/site.ts';
import { compareCode } from './code.ts';
import { comparePublicFiles, type FileChange } from './files.ts';
import { siteSeenOn } from './shown-on.ts';
import { type Side, saidOfProblem } from './version.ts';

type Sides = { was: Side; now: Side; names: ShownNames };

/** Each experiment draws every page again, so a site document with more changes than this is tried only as a whole. */
const MOST_EXPERIMENTS = 6;

export function siteChanges({ was, now, names }: Sides): Change[] {
  const [before, after] = [was.site(), now.site()];
  const changes: Change[] = [];
  if (before && after) {
    const entries = compareSites(before, after, now.library.schemas.site, names);
    const whole = entries.length > MOST_EXPERIMENTS ? siteSeenOn(after, was, now) : undefined;
    for (const { label, phrases, apply } of entries) {
      const { everywhere, routes } = whole ?? siteSeenOn(apply(before), was, now);
      changes.push(siteChange([{ ...(label && { label }), phrases }], routes, everywhere));
    }
  }
  return [...changes, ...mistakeChanges(was, now)];
}

function mistakeChanges(was: Side, now: Side): Change[] {
  const [before, after] = [was.siteMistake(), now.siteMistake()];
  if (before?.message === after?.message) return [];
  const sentence = after
    ? saidOfProblem(
        after,
        problem => says`the site document has a mistake, so no page can be shown: ${problem}`,
      )
    : says`the site document had a mistake, so no page could be shown; they can now`;
  return [siteChange([{ phrases: [sentence] }], [], true)];
}

function siteChange(lines: Change['lines'], seenOn: string[], seenEverywhere: boolean): Change {
  return { kind: 'site', state: 'changed', title: says`The whole site`, lines, seenOn, seenEverywhere };
}

export function fileChanges({ was, now }: Sides): Change[] {
  return comparePublicFiles(was.library.root, now.library.root).map(change => {
    const paths = [change.path, ...(change.formerPath === undefined ? [] : [change.formerPath])];
    const isUsed = (text: string | undefined) => paths.some(path => text?.includes(path));
    const routes = now.routes.filter(
      route => isUsed(now.drawn(route)?.text) || isUsed(was.drawn(route)?.text),
    );
    const { look } = now.library.look();
    const everywhere = [now.shell(), was.shell(), JSON.stringify(look), iconLinks(look)].some(isUsed);
    return {
      kind: 'file',
      state: change.state,
      title: sign(change.path),
      addresses: paths,
      lines: [{ phrases: [fileSentence(change)] }],
      seenOn: routes,
      seenEverywhere: everywhere,
    };
  });
}

function fileSentence({ path, state, formerPath }: FileChange): Said {
  const isPicture = /\.(svg|avif|webp|png|jpe?g)$/.test(path);
  const former = the.sign(formerPath ?? '');
  switch (state) {
    case 'renamed':
      return isPicture ? says`picture renamed, it was ${former}` : says`file renamed, it was ${former}`;
    case 'changed':
      return isPicture ? says`the picture itself was replaced` : says`the file changed`;
    case 'added':
      return isPicture ? says`picture added` : says`file added`;
    case 'removed':
      return isPicture ? says`picture removed` : says`file removed`;
  }
}

export function codeChanges({ was, now, names }: Sides, places: { was: Folders; now: Folders }): Change[] {
  const { blocks, shared } = compareCode(places.was, places.now);
  const changes = blocks.map(({ type, state, fields, code }): Change => {
    const users = now.routes.filter(route => usesBlock(type, route, now) || usesBlock(type, route, was));
    return {
      kind: 'code',
      state,
      title: blockTitled(the.noun(blockNoun(type, names.definitions[type]), type)),
      lines: [{ phrases: [blockSentence(state, fields, code, users.length)] }],
      seenOn: users,
    };
  });
  const everywhere: Change = {
    kind: 'code',
    state: 'changed',
    title: says`What every page is drawn with`,
    lines: [{ phrases: [says`its code or styles changed`] }],
    seenOn: [],
    seenEverywhere: true,
  };
  return shared ? [...changes, everywhere] : changes;
}

function blockTitled(noun: SaidPart): Said {
  return otherInForm(says`The ${noun} block`, says`The block ${the.quote([noun])}`);
}

function blockSentence(state: Change['state'], fields: boolean, code: boolean, users: number): Said {
  return says`${blockDeed(state, fields, code)}; ${usersInWords(users)}`;
}

function blockDeed(state: Change['state'], fields: boolean, code: boolean): Said {
  if (state === 'added') return says`block added`;
  if (state === 'removed') return says`block removed`;
  if (fields && code) return says`its fields and code changed`;
  return fields ? says`its fields changed` : says`its code changed`;
}

function usersInWords(users: number): Said {
  if (users === 0) return says`no page uses it`;
  return users === 1 ? says`one page uses it` : says`${the.count(users, 'page')} use it`;
}

/** Counts the blocks that a page shares with others too. */
function usesBlock(type: string, route: string, { library }: Side): boolean {
  const page = library.page(route);
  return page !== undefined && blocksOf(page, library).some(({ block }) => block.type === type);
}
