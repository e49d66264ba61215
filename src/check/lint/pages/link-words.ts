// Checks the words of links: they say where a link leads, and the same words on a page lead to one place.

import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { otherInForm, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import { lazily, lineOf, valueSpan } from '../../../document/problem/position.ts';
import type { Problem, Span } from '../../../document/problem/problem.ts';
import { spanIn } from '../../../document/text/markdown-places.ts';
import { namingField } from '../../../document/text/naming-field.ts';
import { isVague } from '../../../document/text/vague-words.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import { isHiddenText } from '../texts.ts';

/** In the place of an address. */
const CHAT = 'a chat';

type Worded = {
  words: string;
  /** The words as they are compared. */
  plain: string;
  leadsTo: string;
  span: Span;
  path: Path;
  isCompleted: boolean;
};

const ADDRESS =
  /^(?:https?:\/\/|www\.)|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|au|nz|gov|edu|io)(?:\/|$)/i;
const MARKDOWN_LINK = /\[([^[\]]*)\]\(([^()\s]*)\)/g;

export const linkWords: LintRule = subject => {
  // Menus use the names of pages, and may lead to a page twice.
  if (!Array.isArray(subject.fields.blocks)) return [];
  const links = [...linksOfPieces(subject), ...linksInTexts(subject)];
  return [...links.flatMap(link => vague(link, subject)), ...oneWordingTwoPlaces(links, subject)];
};

function linksOfPieces({ pieces, fields, parsed }: LintSubject): Worded[] {
  return pieces.flatMap(({ kind, path, value }) => {
    if ((kind !== 'href' && path.at(-1) !== 'chat') || typeof value !== 'string') return [];
    const link = valueAt(fields, path.slice(0, -1));
    const field = isFields(link) && !isHiddenText(path, fields) ? namingField(link) : undefined;
    if (!isFields(link) || field === undefined) return [];
    const words = String(link[field]);
    const at = [...path.slice(0, -1), field];
    const leadsTo = path.at(-1) === 'chat' ? CHAT : value;
    return {
      words,
      plain: plainWords(words),
      leadsTo,
      path: at,
      span: lazily(() => valueSpan(parsed, at)),
      isCompleted: link.about !== undefined || isCompleted(path, fields),
    };
  });
}

/** The only link of a card, panel or package is read out with its title: "Learn more about Market Salary Report". */
function isCompleted(path: Path, fields: unknown): boolean {
  if (path.at(-2) !== 'link') return false;
  const item = valueAt(fields, path.slice(0, -2));
  return isFields(item) && [item.title, item.name, item.page].some(name => typeof name === 'string');
}

function linksInTexts({ texts, parsed }: LintSubject): Worded[] {
  return texts
    .filter(({ raw, isRunning }) => isRunning && raw.includes(']('))
    .flatMap(({ raw, path }) =>
      [...raw.matchAll(MARKDOWN_LINK)].map(
        ({ 0: { length }, 1: words = '', 2: leadsTo = '', index: offset }) => ({
          words,
          plain: plainWords(words),
          leadsTo,
          path,
          span: lazily(() => spanIn(parsed, { path, offset, length })),
          isCompleted: false,
        }),
      ),
    );
}

function vague(link: Worded, subject: LintSubject): Problem[] {
  const { words, plain, path, span } = link;
  const { warn, pack, language } = subject;
  if (ADDRESS.test(plain))
    return [
      warn(
        'link-addresses',
        path,
        says`A link that shows an address is hard to read and to hear. Name what is there instead.`,
        { span },
      ),
    ];
  if (link.isCompleted || !pack || !isVague(plain, language)) return [];
  return [
    warn(
      'vague-links',
      path,
      says`${the.text(words)} doesn’t say where this link leads. Name the place, such as ${the.text(pack.clearLink)}.`,
      { span },
    ),
  ];
}

function oneWordingTwoPlaces(links: Worded[], subject: LintSubject): Problem[] {
  const { warn, parsed, language } = subject;
  const first = new Map<string, Worded>();
  return links.flatMap(link => {
    const { plain } = link;
    if (link.isCompleted || plain === '' || isVague(plain, language)) return [];
    const known = first.get(plain);
    if (known === undefined) first.set(plain, link);
    if (known === undefined || known.leadsTo === link.leadsTo) return [];
    const line = the.sign(lineOf(parsed.source, known.span.offset));
    const [same, here, there] = [the.text(link.words), targetOf(link), targetOf(known)];
    const message = otherInForm(
      says`${same} leads to ${here} here and to ${there} on line ${line}. Name each link by where it leads.`,
      says`${same} leads to ${here} here and to ${there} elsewhere on this page. Name each link by where it leads.`,
    );
    return warn('same-link-words', link.path, message, { span: link.span });
  });
}

function targetOf({ leadsTo }: Worded): SaidPart {
  return leadsTo === CHAT ? says`a chat` : the.sign(leadsTo);
}

function plainWords(words: string): string {
  const letters = /[*_.…!→›»]/.test(words) ? words.replace(/[*_]|(?<![.…!→›»])[.…!→›»]+$/g, '') : words;
  return letters.trim().toLowerCase();
}
