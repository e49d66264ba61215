// After a price or time has changed, warns at every other place that still says the old one.
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { counted } from '../../../base/words.ts';
import { changeInto } from '../../../document/problem/fix-texts.ts';
import { lineOf } from '../../../document/problem/position.ts';
import type { Fix, Problem } from '../../../document/problem/problem.ts';
import type { Library } from '../../../site/types.ts';
import type { LintSubject, Reopen } from '../rule.ts';
import { shownAmount } from './amounts.ts';
import type { Moved } from './moved.ts';
import { placesOfSeveral } from './of-several.ts';
import { type Certainty, type Fact, type Place, placesThatSay, type SaidTogether } from './places.ts';
import { type Spot, spanOf } from './statement.ts';

type Edit = NonNullable<Fix['also']>[number];

/** "words" is the sentence that still says the old value. "doubt" tells the author why another thing may be meant. */
export type LeftBehind = { problem: Problem; words?: string; doubt?: Said };

const MEANT: { [meant in Certainty]: { todo: Said; doubt?: Said } } = {
  surely: { todo: says`Change it here too.` },
  perhaps: { todo: says`Change it here too, if it is the same.`, doubt: says`Only if it means the same.` },
  severally: {
    todo: says`It may be the price of several things. Change it here too, if it is right for all of them.`,
    doubt: says`Only if the new price is right for all that is meant.`,
  },
};

type Found = { place: Place; subject: LintSubject; edit?: Edit };

/** "sums" are places in which the price of one thing alone cannot be changed. */
export function leftBehind(moved: Moved, site: SaidTogether, reopen: Reopen, sums: Spot[]): LeftBehind[] {
  const { thing, kind, was, now } = moved;
  const asked = { thing, kind, value: was.value };
  const own = placesThatSay(asked, site);
  const isAlone = (place: Place) => !sums.some(sum => isPartOf(place, sum));
  const places = [...own, ...placesOfSeveral(asked, now.value, own, site)].filter(isAlone);
  const there = places.length > 0 ? reopen(now.file) : undefined;
  if (!there) return [];
  const found = places.flatMap((place): Found[] => {
    const subject = reopen(place.file);
    return subject ? [{ place, subject, edit: editOf(place, subject, moved) }] : [];
  });
  const line = lineOf(there.parsed.source, spanOf(now, there.parsed).offset);
  return found.map(one => {
    const { words, meant } = one.place;
    const { doubt } = MEANT[meant];
    return { problem: problemOf(one, found, line, moved), words, doubt };
  });
}

function isPartOf({ file, path, part }: Spot, sum: Spot): boolean {
  const isSameText = file === sum.file && path.join('/') === sum.path.join('/');
  if (!isSameText || !part || !sum.part) return false;
  return part.offset >= sum.part.offset && part.offset < sum.part.offset + sum.part.length;
}

function problemOf(
  { place, subject, edit }: Found,
  all: Found[],
  line: number,
  { was, now }: Moved,
): Problem {
  const { todo } = MEANT[place.meant];
  const others = all.length - 1;
  const message = together(
    stillSays({
      shown: the.sign(place.shown),
      name: the.text(was.name),
      others,
      where: whereSaid(now.file, line, place),
      now: the.sign(now.shown),
    }),
    todo,
  );
  const isSure = (one: Place) => one.meant === 'surely';
  const sure = all.flatMap(one => (isSure(one.place) && one.edit && one.edit !== edit ? one.edit : []));
  const also = isSure(place) && sure.length > 0 ? { also: sure } : {};
  const { offset = 0, length = 0, text = '' } = edit ?? {};
  const fix = edit && { ...changeInto({ offset, length }, the.sign(now.shown), text), ...also };
  const span = spanOf(place, subject.parsed);
  const problem = subject.warn('contradictions', place.path, message, { span, fix });
  const asOthers =
    others === 0 ? '' : `, as ${counted(others, 'other place')} ${others === 1 ? 'does' : 'do'}`;
  return { ...problem, elsewhere: [place.shown, now.shown, `line ${line}`, asOthers] };
}

type StillSays = { shown: SaidPart; name: SaidPart; others: number; where: SaidPart; now: SaidPart };

function stillSays({ shown, name, others, where, now }: StillSays): Said {
  if (others === 0) return says`This still says ${shown} of ${name}; ${where} says ${now} now.`;
  if (others === 1)
    return says`This still says ${shown} of ${name}, as ${the.count(others, 'other place')} does; ${where} says ${now} now.`;
  return says`This still says ${shown} of ${name}, as ${the.count(others, 'other place')} do; ${where} says ${now} now.`;
}

function whereSaid(file: string, line: number, place: Place): SaidPart {
  if (file === place.file) return otherInForm(says`line ${the.sign(line)}`, says`another place on this page`);
  return otherInForm(says`line ${the.sign(line)} of ${the.page(file)}`, says`${the.page(file)}`);
}

/** Offers a fix only if the value is written as the site writes it. Otherwise the author finds the words. */
function editOf(place: Place, { parsed, library, file }: LintSubject, moved: Moved): Edit | undefined {
  const span = spanOf(place, parsed);
  const written = parsed.source.text.slice(span.offset, span.offset + span.length);
  const text = rewritten(written, moved, library);
  return text === undefined ? undefined : { file: file.file, ...span, text };
}

/** Writes the new value in the way in which the old one is written. */
export function rewritten(written: string, moved: Changed, library: Library): string | undefined {
  const text = newTexts(moved, library).get(withPlainSpaces(written));
  return text !== undefined && written === withPlainSpaces(written) ? withPlainSpaces(text) : text;
}

type Changed = Pick<Moved, 'kind'> & {
  was: Pick<Fact, 'value' | 'shown'>;
  now: Pick<Fact, 'value' | 'shown'>;
};

/** The ways to write the old value, each with the new value in the same way. */
function newTexts({ kind, was, now }: Changed, library: Library): Map<string, string> {
  if (kind === 'time') return new Map([[was.shown, now.shown]]);
  const [before = '', after = ''] = [was, now].map(({ value }) => shownAmount(Number(value), library));
  return new Map([
    [was.value, now.value],
    [withPlainSpaces(before), after],
    [JSON.stringify(withPlainSpaces(before)), JSON.stringify(after)],
  ]);
}

/** Authors type ordinary spaces. */
export function withPlainSpaces(words: string): string {
  return words.replace(/[\u00a0\u202f]/g, ' ');
}
