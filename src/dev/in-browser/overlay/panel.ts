// Shows problems of one kind in a sheet at the foot of the window, or in a small pill while the sheet is folded away. A new
// mistake unfolds the sheet. Remarks wait until somebody unfolds them.
import { counted } from '../../../base/words.ts';
import type { FieldHelp } from '../../now/field-help.ts';
import type { Told } from '../../now/problems-for-browser.ts';
import { arrange, button, element, write } from './elements.ts';
import { createRow, type Row } from './row.ts';
import { adoptStyle } from './style.ts';

/** A screen reader announces a change only in an element that it knows already. So the words come this long after the element. */
const BEFORE_SAYING_MS = 100;

/** "after" follows the number: "2 problems elsewhere". */
export type PanelKind = { tag: string; noun: string; urgent: boolean; after?: string };
export type Panel = {
  /** As high as its sheet, and without a height while that is folded away. */
  host: HTMLElement;
  /** "count" is the number of all problems, if "problems" does not hold all of them. */
  show: (problems: Told[], help: FieldHelp[], count?: number) => void;
};

export function createPanel(kind: PanelKind): Panel {
  const parts = createParts(kind);
  const { host, list, pill, hide, sheet, said } = parts;
  const rows = new Map<string, Row>();
  let folded = kind.urgent ? foldedBefore(kind) : new Set<string>();
  let away = !kind.urgent;
  let cameFrom: HTMLElement | undefined;

  pill.addEventListener('click', () => fold(false));
  hide.addEventListener('click', () => fold(true));
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) cameFrom = relatedTarget;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && !away && (target === host || target === document.body)) fold(true);
  });

  function fold(now: boolean): void {
    const hadFocus = host.matches(':focus-within');
    away = now;
    folded = new Set(now ? rows.keys() : []);
    keepFolded(kind, folded);
    draw();
    if (hadFocus) (now ? pill : hide).focus();
  }

  /** Forgets what was folded away, because a mistake that comes back after it was mended counts as new. */
  function forget(): void {
    folded = new Set();
    keepFolded(kind, folded);
  }

  function draw(): void {
    sheet.hidden = away;
    pill.hidden = !away;
    if (rows.size > 0 && !host.isConnected) document.body.append(host);
    if (rows.size === 0 && host.isConnected) leave();
  }

  function leave(): void {
    const hadFocus = host.matches(':focus-within');
    host.remove();
    write(said, '');
    if (hadFocus) cameFrom?.focus({ preventScroll: true });
  }

  /** The row with the focus may be gone because its mistake is mended. The first row takes the focus then. */
  function update(problems: Map<string, Told>, help: FieldHelp[]): void {
    const hadFocus = list.matches(':focus-within');
    for (const key of rows.keys()) if (!problems.has(key)) rows.delete(key);
    for (const [key, problem] of problems) {
      const row = rows.get(key) ?? createRow();
      rows.set(key, row);
      row.update(problem, help[problem.help ?? -1]);
    }
    const ordered = [...problems.keys()].flatMap(key => rows.get(key) ?? []);
    arrange(
      list,
      ordered.map(row => row.element),
    );
    const first = ordered[0]?.details;
    if (first && !ordered.some(({ details }) => details.open)) first.open = true;
    if (hadFocus && !list.matches(':focus-within')) first?.querySelector('summary')?.focus();
  }

  return {
    host,
    show(all, help, count = countOf(all)) {
      const problems = withKeys(all);
      const fresh = [...problems].find(([key]) => !rows.has(key))?.[1];
      if (kind.urgent) away = problems.size > 0 && [...problems.keys()].every(key => folded.has(key));
      if (problems.size === 0) forget();
      update(problems, help);
      write(parts.title, headline(all, kind, count));
      write(pill, sum(count, kind));
      draw();
      const words = fresh && `${headline(all, kind, count)}. ${fresh.message}`;
      if (words && kind.urgent && !away) setTimeout(() => write(said, words), BEFORE_SAYING_MS);
    },
  };
}

function createParts({ tag, noun, urgent, after }: PanelKind) {
  const host = document.createElement(tag);
  host.setAttribute('role', 'region');
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;
  host.setAttribute('aria-label', after ? `${name} ${after}` : name);
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyle(shadow);
  const said = element('p', 'unseen');
  said.setAttribute('role', 'alert');
  const title = element('h2');
  const hide = button('hide', 'Fold away');
  const list = element('ol');
  const sheet = element('section', 'sheet', element('header', '', title, hide), list);
  const pill = button('pill', '');
  pill.setAttribute('aria-expanded', 'false');
  hide.setAttribute('aria-expanded', 'true');
  shadow.append(said, sheet, pill);
  host.classList.toggle('quiet', !urgent);
  host.classList.toggle('aside', after !== undefined);
  return { host, said, title, hide, list, sheet, pill };
}

/** The last problem of a document may stand for more that are not listed. */
function countOf(problems: Told[]): number {
  return problems.reduce((count, { more = 1 }) => count + more, 0);
}

/** Recognises a problem by its sentence and its place in the document, because every save may change its line. */
function withKeys(problems: Told[]): Map<string, Told> {
  const keyed = new Map<string, Told>();
  for (const problem of problems) {
    const key = `${problem.file} ${problem.where} ${problem.message}`;
    let number = 1;
    while (keyed.has(`${key} ${number}`)) number += 1;
    keyed.set(`${key} ${number}`, problem);
  }
  return keyed;
}

function sum(count: number, { noun, after }: PanelKind): string {
  return [counted(count, noun), ...(after ? [after] : [])].join(' ');
}

function headline(problems: Told[], kind: PanelKind, count: number): string {
  if (kind.after) return sum(count, kind);
  const files = new Set(problems.map(({ file }) => file));
  const [only] = files;
  return `${sum(count, kind)} in ${files.size === 1 ? only : `${files.size} files`}`;
}

/** What was folded away stays folded after a reload. */
function foldedBefore({ tag }: PanelKind): Set<string> {
  return new Set((sessionStorage.getItem(`${tag} folded`) ?? '').split('\n').filter(key => key !== ''));
}

function keepFolded({ tag }: PanelKind, keys: Set<string>): void {
  if (keys.size === 0) sessionStorage.removeItem(`${tag} folded`);
  else sessionStorage.setItem(`${tag} folded`, [...keys].join('\n'));
}
