// What is typed and not in the file, in words: where it belongs, what it says, and what is wrong with it.
import { isFields, type Path } from '../../../base/json-value.ts';
import { labelField } from '../../../document/schema/labels.ts';
import { isWithin, standsIn } from '../../../document/steps/moved.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { lacksWords } from '../../model/photographs.ts';
import { type Draft, isHeld, problemsIn, whyHeld } from '../../model/state/draft.ts';
import { homeOf, type State } from '../../model/state/state.ts';
import { exampleTextsIn } from '../../model/state/to-be-written.ts';
import { type Level, levelsTo, placeWords } from './levels.ts';
import { numberOnSite } from './site-values.ts';

const WORDS = SHELL_WORDS.notSaved;
const MOST_NAMED = 4;

/** A new line into which nobody has written yet. */
export function isBlank({ value, begun }: Draft): boolean {
  return begun !== undefined && value === '';
}

/** All that cannot be saved as it is, by the key of its place. */
export function heldDrafts({ waiting, look }: State): [key: string, held: Draft][] {
  return look ? [...waiting].filter(([, one]) => isHeld(one) && !isBlank(one)) : [];
}

/** What is wrong with it, in the words of the form. A contest is no mistake. */
export function sentencesOf(held: Draft, state: State): string[] {
  const why = whyHeld(held);
  switch (why?.is) {
    case undefined:
      return [WORDS.isGone];
    case 'contested':
      return [WORDS.contested];
    case 'unfinished':
      return [WORDS.unfinished];
    case 'example':
      return toBeWrittenIn(held, state);
    case 'wordless':
      return [lacksWords(held.value) ? SHELL_WORDS.picture.sayWhat(!held.begun) : SHELL_WORDS.picture.isSaid];
    case 'undescribed':
      return [SHELL_WORDS.picture.sayWhat(false)];
    case 'wrong': {
      const problems = problemsIn(held).map(({ message }) => message);
      return problems.length > 0 ? [...new Set(problems)] : [why.message];
    }
  }
}

/** Names the fields that still have words of the example, and the pictures that are still empty. */
function toBeWrittenIn(held: Draft, state: State): string[] {
  const texts = exampleTextsIn(held);
  const written = texts.filter(({ words }) => words !== '').map(({ path }) => path);
  const pictures = texts
    .filter(({ words }) => words === '')
    .map(({ path }) => pictureAround(path, state, held));
  return [
    ...(written.length > 0 ? [WORDS.toBeWritten(fieldsNamed(written, held, state))] : []),
    ...(pictures.length > 0 ? [SHELL_WORDS.picture.needsOwn(fieldsNamed(pictures, held, state))] : []),
  ];
}

/** A picture is a field of its own, and its file and its words are fields in it. */
function pictureAround(path: Path, state: State, { place: { document } }: Draft): Path {
  const isPicture = ({ control }: Level) => control?.kind === 'picture';
  return levelsTo({ document, path }, state).find(isPicture)?.path ?? path;
}

/** A field of an inner item is named with its item. */
function fieldsNamed(paths: Path[], { place }: Draft, state: State): string {
  const around = (placeWords(place, state)?.inside.length ?? 0) + 1;
  const fields = paths.flatMap(path => {
    const words = placeWords({ document: place.document, path }, state);
    return words ? [SHELL_WORDS.quoted(WORDS.within(words.label, words.inside.slice(around).at(-1)))] : [];
  });
  const names = [...new Set(fields)];
  const more = names.splice(MOST_NAMED);
  const all = [...names, ...(more.length > 0 ? [WORDS.moreFields(more.length)] : [])];
  return SHELL_WORDS.listed(all);
}

/** "Heading, in FAQ: Your questions" */
export function whereWords({ place }: Draft, state: State): string {
  const words = placeWords(place, state);
  const { pages, route } = state;
  const document = homeOf(place.document, state);
  if (!words) return WORDS.onPage(pages.find(page => page.route === document)?.title ?? document);
  const part = WORDS.within(words.label, words.inside.at(-1));
  return document === route ? part : WORDS.forSeveral(part);
}

export function inShort(value: unknown, state: State): string {
  if (value === undefined || value === '') return WORDS.nothing;
  if (Array.isArray(value))
    return value.every(item => typeof item === 'string') ? value.join(' ') : WORDS.items(value.length);
  if (value === true) return SHELL_WORDS.choice.yes;
  if (value === false) return SHELL_WORDS.choice.no;
  if (typeof value === 'number') return numberOnSite(value, state);
  if (!isFields(value)) return String(value);
  const field = labelField(value);
  return field === undefined ? WORDS.fields(Object.keys(value).length) : String(value[field]);
}

/** Whether a problem of a draft has a field inside it that can say so itself. */
export function isSaidInside(held: Draft, state: State): boolean {
  const inner = problemsIn(held).filter(problem => standsIn(problem, held.place));
  return (
    state.look !== undefined &&
    inner.length > 0 &&
    inner.every(({ path }) => isWithin(path, held.place.path) && path.length > held.place.path.length)
  );
}
