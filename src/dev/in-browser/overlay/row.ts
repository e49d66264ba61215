// Draws a problem: its place and its sentence, and below them the lines, what can be done about it, and the fields of that place.
import type { FieldHelp } from '../../now/field-help.ts';
import type { Told } from '../../now/problems-for-browser.ts';
import { button, element, write } from './elements.ts';
import { fieldsElement } from './fields.ts';
import { frameElement } from './frame.ts';
import { type Outcome, openEditor, requestChanges } from './server.ts';

export type Row = {
  element: HTMLElement;
  details: HTMLDetailsElement;
  update: (problem: Told, help: FieldHelp | undefined) => void;
};

export function createRow(): Row {
  let problem: Told | undefined;
  let told = '';
  const place = element('code', 'place');
  const sentence = element('span', 'sentence');
  const frame = element('div');
  const fields = element('div');
  const outcome = element('p', 'outcome');
  outcome.setAttribute('role', 'status');
  const mend = asker('mend', outcome, () => problem && mended(problem));
  const all = asker('mend', outcome, () => problem?.together && requestChanges(problem.together));
  const open = asker('open', outcome, () => problem && opened(problem));
  write(open, 'Open in editor');
  const visit = element('a', 'visit', 'Go to the page');
  const summary = element('summary', '', place, ' ', sentence);
  const body = element('div', 'body', frame, element('p', 'doing', mend, all, open, visit), outcome, fields);
  const details = element('details', 'row', summary, body);
  return {
    element: element('li', '', details),
    details,
    update(now, help) {
      if (now.frame !== problem?.frame)
        frame.replaceChildren(...(now.frame ? [frameElement(now.frame)] : []));
      problem = now;
      write(place, `${now.file}:${now.line}:${now.column}`);
      write(sentence, now.where ? `${now.where}: ${now.message}` : now.message);
      mend.hidden = !now.fix || now.document === undefined;
      all.hidden = !now.together;
      if (now.together) write(all, `${now.fix?.title ?? ''} in all ${placesIn(now)} places`);
      open.hidden = now.document === undefined;
      visit.hidden = !isElsewhere(now.document);
      visit.href = now.document ?? '';
      if (now.fix) write(mend, now.fix.title);
      const wanted = JSON.stringify(help) ?? '';
      if (wanted !== told) fields.replaceChildren(...(help ? [fieldsElement(help)] : []));
      told = wanted;
    },
  };
}

/** Whether the problem is on another page than the open one. A page is named by its address, which begins with "/". */
function isElsewhere(document: string | undefined): boolean {
  return (
    document?.startsWith('/') === true &&
    document !== globalThis.document.querySelector('main')?.dataset.route
  );
}

/** A button that sends one request at a time and shows the answer. */
function asker(
  className: string,
  outcome: HTMLElement,
  ask: () => Promise<Outcome> | undefined,
): HTMLButtonElement {
  const made = button(className);
  made.addEventListener('click', async () => {
    if (made.ariaDisabled) return;
    made.ariaDisabled = 'true';
    write(outcome, '');
    const answer = await ask();
    made.ariaDisabled = null;
    outcome.classList.toggle('outcome--refused', answer?.done === false);
    write(outcome, answer?.message ?? '');
  });
  return made;
}

function mended({ document, version, fix }: Told): Promise<Outcome> | undefined {
  if (!fix || document === undefined || version === undefined) return undefined;
  const { offset, length, text } = fix;
  return requestChanges([{ document, version, edits: [{ offset, length, text }] }]);
}

function placesIn({ together = [] }: Told): number {
  return together.reduce((count, { edits }) => count + edits.length, 0);
}

function opened({ document, line, column }: Told): Promise<Outcome> | undefined {
  return document === undefined ? undefined : openEditor(document, line, column);
}
