// Lists what somebody can find by what they have typed: pages, blocks of this page, commands, and words on all pages.
import { isRealDate } from '../../../base/dates/dates.ts';
import { BLOCK_ICONS, blockIcon } from '../../../document/schema/block-icons.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Asks, FoundWords, PlaceIn } from '../../model/asks.ts';
import { saysWords, wordsToFind } from '../../model/find.ts';
import { type CommandName, SHELL_COMMANDS } from '../commands/commands.ts';
import type { Situation } from '../commands/situation.ts';
import { SIGNS } from '../parts/signs.ts';
import { type OutlineRow, rowsOn } from '../shown/outline-rows.ts';

const { find } = SHELL_WORDS;

/** What a row leads to. */
export type FoundTarget =
  | { is: 'page'; route: string }
  | { is: 'block'; place: PlaceIn }
  | { is: 'command'; command: CommandName }
  | { is: 'day'; day: string }
  | { is: 'words'; found: FoundWords }
  | { is: 'all' };

export type FoundRow = {
  key: string;
  /** The path of a drawing. */
  icon: string;
  name: string;
  /** What stands below the name. */
  line?: string;
  keys?: string;
  /** It cannot be done now. */
  isIdle?: boolean;
  target: FoundTarget;
};

export type FoundGroup = { name: keyof typeof find.groups; count?: number; rows: FoundRow[] };

/** In a group of which more is found, the rest waits. */
const MOST_IN_GROUP = 5;

/**
 * What the window knows itself comes first, because it is there at once: what comes later must not push away what somebody is about to
 * open. Without a search, all commands are listed.
 */
export function foundGroups(
  now: Situation,
  search: string,
  told: Asks['find']['told'] | undefined,
  isAll: boolean,
): FoundGroup[] {
  const words = wordsToFind(search);
  const groups: FoundGroup[] = [
    ...(words.length > 0
      ? [
          { name: 'pages' as const, rows: pagesFound(now, words).slice(0, MOST_IN_GROUP) },
          { name: 'blocks' as const, rows: blocksFound(now, words).slice(0, MOST_IN_GROUP) },
        ]
      : []),
    { name: 'commands', rows: [...daysFound(search), ...commandsFound(now, words)] },
    ...(told ? [wordsFound(now, told, search, isAll)] : []),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Those with the words in their name come first, then those with the words in their address. */
function pagesFound({ state }: Situation, words: string[]): FoundRow[] {
  const named = state.pages.map(({ route, title, standing }) => ({
    route,
    line: [route, standing].filter(Boolean).join(' · '),
    title,
    names: route === '/' ? `${title} ${find.home}` : title,
  }));
  const byName = named.filter(({ names }) => saysWords(names, words));
  const byAddress = named.filter(
    page => !byName.includes(page) && saysWords(`${page.names} ${page.route}`, words),
  );
  return [...byName, ...byAddress].map(({ route, title, line }) => ({
    key: `page ${route}`,
    icon: SIGNS.page,
    name: title,
    line,
    target: { is: 'page', route },
  }));
}

function blocksFound({ state }: Situation, words: string[]): FoundRow[] {
  const all: OutlineRow[] = rowsOn(state).flatMap(row => [row, ...row.items]);
  return all
    .filter(({ kind, title = '' }) => saysWords(`${kind} ${title}`, words))
    .map(({ kind, title, notes, place, icon = BLOCK_ICONS.note }) => {
      const line = [...(title === undefined ? [] : [kind]), ...notes].join(', ');
      return {
        key: `block ${JSON.stringify(place)}`,
        icon,
        name: title ?? kind,
        ...(line !== '' && { line }),
        target: { is: 'block', place },
      };
    });
}

/** A day that somebody types leads to the page as it is on that day. */
function daysFound(search: string): FoundRow[] {
  const [, iso, day = '', month = '', year] =
    /^(?:(\d{4}-\d\d-\d\d)|(\d\d?)[./](\d\d?)[./](\d{4}))$/.exec(search.trim().replaceAll(' ', '')) ?? [];
  const typed = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isRealDate(typed)) return [];
  return [
    {
      key: `day ${typed}`,
      icon: SIGNS.day,
      name: SHELL_WORDS.otherDay.see(typed),
      target: { is: 'day', day: typed },
    },
  ];
}

/** What cannot be done now stands last, so that its key is found. */
function commandsFound(now: Situation, words: string[]): FoundRow[] {
  const all = (Object.keys(SHELL_COMMANDS) as CommandName[]).map((command): FoundRow => {
    const { sign, label, says, keys, when } = SHELL_COMMANDS[command];
    const line = says?.(now);
    return {
      key: `command ${command}`,
      icon: SIGNS[sign],
      name: label(now),
      ...(line !== undefined && { line }),
      ...(keys !== undefined && { keys }),
      isIdle: !when(now),
      target: { is: 'command', command },
    };
  });
  if (words.length === 0) return all;
  // What a command would do now are words of the page, and somebody who searches for those does not want them taken back.
  const isFound = ({ name, target }: FoundRow) =>
    saysWords(target.is === 'command' ? `${name} ${SHELL_COMMANDS[target.command].also ?? ''}` : name, words);
  const found = all.filter(isFound);
  return [...found.filter(({ isIdle }) => !isIdle), ...found.filter(({ isIdle }) => isIdle)];
}

function wordsFound(
  { state }: Situation,
  { found, more }: Asks['find']['told'],
  search: string,
  isAll: boolean,
): FoundGroup {
  const rows = found.map((one): FoundRow => {
    const { document, path, words, beside, block = '' } = one;
    return {
      key: `words ${JSON.stringify([document, path])}`,
      icon: block === '' ? SIGNS.page : blockIcon(state.opened.definitions[block]),
      name: nameOfDocument(one, state),
      line: beside === undefined ? words : `${beside} · ${words}`,
      target: { is: 'words', found: one },
    };
  });
  const count = found.length + more;
  if (isAll || rows.length <= MOST_IN_GROUP) return { name: 'words', count, rows };
  const all: FoundRow = {
    key: 'all',
    icon: SIGNS.find,
    name: find.allPlaces(count, search.trim()),
    target: { is: 'all' },
  };
  return { name: 'words', count, rows: [...rows.slice(0, MOST_IN_GROUP), all] };
}

function nameOfDocument({ document }: FoundWords, { pages, look }: Situation['state']): string {
  const page = pages.find(({ route }) => route === document);
  if (page) return page.title;
  if (document.startsWith('/')) return document;
  const isSite = look?.documents[document]?.kind === 'site';
  return isSite ? find.wholeSite : find.sharedPart(document.replace(/^_shared\//, ''));
}
