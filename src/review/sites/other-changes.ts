// Finds changes that belong to no single page: in the site document, in public files, in the code of blocks.
import type { Sides as Folders } from '../../base/places.mjs';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { iconLinks } from '../../draw/html/look-markup.ts';
import { blocksOf } from '../../site/shared-blocks.ts';
import type { Change } from '../sentences/changes.ts';
import type { ShownNames } from '../sentences/shown-names.ts';
import { compareSites } from '../sentences/site.ts';
import { ours, saidAs, type Words } from '../sentences/words.ts';
import { compareCode } from './code.ts';
import { comparePublicFiles, type FileChange } from './files.ts';
import { siteSeenOn } from './shown-on.ts';
import type { Side } from './version.ts';

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
      changes.push(siteChange([{ ...(label && { label: ours(label) }), phrases }], routes, everywhere));
    }
  }
  return [...changes, ...mistakeChanges(was, now)];
}

function mistakeChanges(was: Side, now: Side): Change[] {
  const [before, after] = [was.siteMistake(), now.siteMistake()];
  if (before?.message === after?.message) return [];
  const sentence = after
    ? saidAs`the site document has a mistake, so no page can be shown: ${after.message} (${after.file}:${after.line}:${after.column})`
    : ours('the site document had a mistake, so no page could be shown; they can now');
  return [siteChange([{ phrases: [sentence] }], [], true)];
}

function siteChange(lines: Change['lines'], seenOn: string[], seenEverywhere: boolean): Change {
  return { kind: 'site', state: 'changed', title: ours('The whole site'), lines, seenOn, seenEverywhere };
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
      title: saidAs`${change.path}`,
      lines: [{ phrases: [fileSentence(change)] }],
      seenOn: routes,
      seenEverywhere: everywhere,
    };
  });
}

function fileSentence({ path, state, formerPath }: FileChange): Words {
  const kind = /\.(svg|avif|webp|png|jpe?g)$/.test(path) ? 'picture' : 'file';
  if (state === 'renamed') return saidAs`${ours(kind)} renamed, it was ${formerPath ?? ''}`;
  if (state === 'changed')
    return ours(kind === 'picture' ? 'the picture itself was replaced' : 'the file changed');
  return ours(`${kind} ${state}`);
}

export function codeChanges({ was, now, names }: Sides, places: { was: Folders; now: Folders }): Change[] {
  const { blocks, shared } = compareCode(places.was, places.now);
  const changes = blocks.map(({ type, state, fields, code }): Change => {
    const users = now.routes.filter(route => usesBlock(type, route, now) || usesBlock(type, route, was));
    return {
      kind: 'code',
      state,
      title: saidAs`The ${ours(blockNoun(type, names.definitions[type]))} block`,
      lines: [{ phrases: [blockSentence(state, fields, code, users.length)] }],
      seenOn: users,
    };
  });
  const everywhere: Change = {
    kind: 'code',
    state: 'changed',
    title: ours('What every page is drawn with'),
    lines: [{ phrases: [ours('its code or styles changed')] }],
    seenOn: [],
    seenEverywhere: true,
  };
  return shared ? [...changes, everywhere] : changes;
}

function blockSentence(state: Change['state'], fields: boolean, code: boolean, users: number): Words {
  const use = users === 0 ? 'no page uses it' : users === 1 ? 'one page uses it' : `${users} pages use it`;
  if (state !== 'changed') return ours(`block ${state}; ${use}`);
  const parts = [...(fields ? ['fields'] : []), ...(code ? ['code'] : [])].join(' and ');
  return ours(`its ${parts} changed; ${use}`);
}

/** Counts the blocks that a page shares with others too. */
function usesBlock(type: string, route: string, { library }: Side): boolean {
  const page = library.page(route);
  return page !== undefined && blocksOf(page, library).some(({ block }) => block.type === type);
}
