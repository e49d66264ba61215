// Finds claims without a basis, such as promises of an outcome, superlatives and percentages. What counts as one depends on trade
// and law, so the site chooses a pack; without a pack nothing is reported.

import { isFields, valueAt } from '../../../base/json-value.ts';
import { tongueOf } from '../../../base/language.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import type { Problem, Span } from '../../../document/problem/problem.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import { seek } from '../language/vocabulary.ts';
import { itemAt } from '../prices/named-things.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import type { LintedText } from '../texts.ts';
import { australianMigration } from './australian-migration.ts';
import type { ClaimPack } from './pack.ts';

const NEGATED =
  /\b(?:no|not|never|nobody|none|nor|neither|cannot|without|nothing|no-one|if|whether|beware|wary|anyone|anybody|rather than|instead of)\b|n[’']t\b/i;
const BASIS =
  /\baccording to\b|\bsources?\b|\bsurvey|\bbased on\b|\bmeasured\b|\bcounted\b|\bas at\b|\b(?:19|20)\d\d\b|\brecords?\b|\bfigures of\b/i;

/** The names that schema/site.json offers. */
const PACKS: { [name: string]: Sought } = { 'australian-migration': sought(australianMigration) };

type Sought = ClaimPack & { mayClaim: ReturnType<typeof seek> };

/** Adds a quick first test, because most texts hold no claim. */
function sought(pack: ClaimPack): Sought {
  return { ...pack, mayClaim: seek(word => pack.wordOfAClaim.test(word)) };
}

export const claims: LintRule = subject => {
  const { claims: chosen = '' } = siteFacts(subject.library);
  const pack = Object.hasOwn(PACKS, chosen) ? PACKS[chosen] : undefined;
  if (!pack) return [];
  const { language } = subject;
  const isMeant = tongueOf(language) === pack.language;
  const misfit =
    subject.file.kind === 'site' && language !== '' ? misfitOf(pack, language, subject.fields) : undefined;
  const texts = isMeant ? subject.texts.filter(({ isQuoted }) => !isQuoted) : [];
  return [
    ...(misfit ? [subject.warn('claims', ['lint', 'claims'], misfit)] : []),
    ...texts.flatMap(text => claimProblems(text, pack, subject)),
  ];
};

/** A pack knows one language and the law of some countries. */
function misfitOf(
  pack: ClaimPack,
  language: string,
  { organization }: { [field: string]: unknown },
): Said | undefined {
  if (tongueOf(language) !== pack.language)
    return says`This pack knows ${the.language(pack.language)} alone, and the site is in ${the.language(language)}, so it finds nothing. Take it out.`;
  const areas = isFields(organization) && Array.isArray(organization.areas) ? organization.areas : [];
  const own = [/-([A-Z]{2})$/.exec(language)?.[1], ...areas].filter(
    area => typeof area === 'string' && /^[A-Z]{2}$/.test(area),
  );
  if (own.length === 0 || own.some(country => pack.countries.includes(String(country)))) return undefined;
  const countries = the.list(pack.countries.map(the.country), 'and');
  return says`This pack goes by the law of ${countries}, and neither the language nor the areas of this site are there. Take it out, or add the country to ${the.field('areas')}.`;
}

function claimProblems(text: LintedText, pack: Sought, subject: LintSubject): Problem[] {
  const words = withLabel(text, subject);
  if (words === text.plain && !pack.mayClaim(text)) return [];
  if (!pack.worthLooking.test(words)) return [];
  const taken: Span[] = [];
  return pack.claims.flatMap(({ form, sentence }) =>
    [...words.matchAll(form)].flatMap(({ 0: claim, index: offset }) => {
      const part = { offset, length: Math.min(claim.length, text.plain.length - offset) };
      if (part.length <= 0 || taken.some(other => overlap(other, part))) return [];
      if (hasBasis(text, part, claim, subject)) return [];
      taken.push(part);
      return subject.warnIn('claims', text, part, sentence(the.text(claim.replace(/\s+/g, ' ').trim())));
    }),
  );
}

/** A number's label says what it counts, as in "99%" and "Success", so the two are read together. */
function withLabel({ plain, path }: LintedText, { parsed }: LintSubject): string {
  if (path.at(-1) !== 'value') return plain;
  const beside = itemAt(parsed.value, path.slice(0, -1));
  return isFields(beside) && typeof beside.label === 'string' ? `${plain} ${beside.label}` : plain;
}

function overlap(a: Span, b: Span): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

function hasBasis(text: LintedText, part: Span, claim: string, subject: LintSubject): boolean {
  const around = text.words.sentences.find(
    ({ offset, length }) => offset <= part.offset && part.offset < offset + length,
  );
  if (around) {
    const sentence = text.plain.substr(around.offset, around.length);
    const before = text.plain.slice(around.offset, part.offset);
    if (NEGATED.test(before) || sentence.endsWith('?') || BASIS.test(sentence)) return true;
  }
  return hasNote(text, claim, subject);
}

/** A note beside the claim always counts. A note on the block counts only if it speaks of the claim. */
function hasNote({ path }: LintedText, claim: string, { parsed, fields }: LintSubject): boolean {
  const beside = itemAt(parsed.value, path.slice(0, -1));
  const isBlock = path.length <= 3;
  if (!isBlock && isFields(beside) && typeof beside.note === 'string') return true;
  const block = path[0] === 'blocks' ? valueAt(parsed.value, path.slice(0, 2)) : fields;
  const note = isFields(block) && typeof block.note === 'string' ? block.note : '';
  const [key = claim] = /\d[\d.,]*/.exec(claim) ?? [];
  return note !== '' && (note.toLowerCase().includes(key.toLowerCase()) || BASIS.test(note));
}
