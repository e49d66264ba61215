// Claims without a basis: promises of an outcome, superlatives about oneself, percentages of nobody knows what.
import type { Problem, Span } from '../problem.ts';
import { isFields } from '../where.ts';
import { quoted } from '../words.ts';
import { sentencesOf } from './sentences.ts';
import type { LintRule, LintSubject } from './subject.ts';
import type { Text } from './texts.ts';
import { valueAt } from './value-at.ts';

type Claim = { form: RegExp; sentence: (words: string) => string };

const LAW = 'under the Australian Consumer Law';
const promise = (words: string) =>
  `${words} promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.`;
const superlative = (words: string) =>
  `${words} needs a basis ${LAW}. Name the basis in the sentence or in a "note", or say it more softly.`;
const number = (words: string) =>
  `${words} needs a basis ${LAW}: of what, counted by whom and when. Say it in the sentence or in a "note".`;

const OUTCOME = '(?:visas?|approvals?|success|outcomes?|results?|grants?|acceptance|satisfaction)';
const TRADE =
  '(?:prices?|rates?|team|agents?|advisers?|consultants?|consultanc(?:y|ies)|lawyers?|services?|compan(?:y|ies)|firms?|agenc(?:y|ies)|providers?|specialists?|experts?|results?|value|choice|documents?|reports?)';
const MOST =
  '(?:fastest|quickest|cheapest|lowest[- ]priced|most (?:trusted|experienced|reliable|affordable|successful))';
const MEASURED =
  '(?:success|satisf|approv|complian|increase|decrease|lower|higher|faster|cheaper|reduc|improv|growth|\\bROI\\b|\\breturn\\b|retention|turnover|productiv|happ(?:y|ier)|recommend|of (?:our |all )?(?:clients|customers|applica|cases|visas|students|nominations))';

const CLAIMS: Claim[] = [
  { form: /\bguaranteed\b/gi, sentence: promise },
  {
    form: new RegExp(`\\bguarantees? (?:you|your|that|an?|the|100 ?%)? ?(?:\\w+ )?${OUTCOME}\\b`, 'gi'),
    sentence: promise,
  },
  { form: new RegExp(`\\b${OUTCOME} guarantee\\b`, 'gi'), sentence: promise },
  { form: /\balways (?:approved|granted|successful|succeeds?|wins?)\b/gi, sentence: promise },
  { form: /\bnever (?:been )?(?:refused|rejected|fails?|failed|loses?|lost)\b/gi, sentence: promise },
  { form: /\b(?:no|zero) risks?\b(?! of)|\brisk[- ]free\b/gi, sentence: promise },
  {
    form: new RegExp(`\\b(?:[Tt]he|[Oo]ur|[A-Z]\\w+[’']s) (?:very )?best (?:\\w+ ){0,2}?${TRADE}\\b`, 'g'),
    sentence: superlative,
  },
  {
    form: /\b(?:best[- ]in[- ]class|simply the best)\b/gi,
    sentence: superlative,
  },
  {
    form: new RegExp(
      `\\b(?:[Tt]he|[Aa]|[Oo]ur|[A-Z]\\w+[’']s) (?:\\w+[- ])?(?:leading|premier|top|foremost) (?:\\w+ ){0,2}?${TRADE}\\b`,
      'g',
    ),
    sentence: superlative,
  },
  {
    form: new RegExp(
      `\\b(?:(?:[Oo]ur|[A-Z]\\w+[’']s) ${MOST}\\b|[Tt]he ${MOST} (?:\\w+ ){0,2}?(?:${TRADE}|turnaround|delivery|way)\\b)`,
      'g',
    ),
    sentence: superlative,
  },
  {
    form: new RegExp(
      `\\b(?:best|${MOST}) (?:\\w+ ){0,3}?in (?:Australia|New Zealand|town|the (?:industry|country|market|business))\\b`,
      'gi',
    ),
    sentence: superlative,
  },
  {
    form: /\b(?:unbeatable|unrivall?ed|unmatched|unparalleled|world[- ]class|second to none|number one|award[- ]winning|market[- ]leading|industry[- ]leading)\b|(?:#|\bno\. ?)1\b/gi,
    sentence: superlative,
  },
  { form: /\b100 ?(?:%|per cent)(?: (?!with|of|in|to|and|on|for|by)\w+){0,2}/gi, sentence: number },
  { form: new RegExp(`\\b\\d[\\d.,]* ?(?:%|per cent)(?=[^.!?]{0,50}${MEASURED})`, 'gi'), sentence: number },
  { form: new RegExp(`${MEASURED}\\w*(?: \\w+){0,3} \\d[\\d.,]* ?(?:%|per cent)`, 'gi'), sentence: number },
  { form: /\b\d+(?:x| times) (?:faster|more|better|cheaper)\b/gi, sentence: number },
];

/** One look over a text before the many: most texts hold none of this. */
const WORTH_LOOKING =
  /[%#]|\b(?:guarante|per cent|always|never|risk|best|leading|premier|top\b|foremost|fastest|quickest|cheapest|lowest|most |unbeat|unriv|unmatch|unparall|world|second to|number one|award|market|industry|no\. ?1|no risk|zero|\d+(?:x| times) )/i;
const NEGATED =
  /\b(?:no|not|never|nobody|none|nor|neither|cannot|without|nothing|no-one|if|whether|beware|wary|anyone|anybody|rather than|instead of)\b|n[’']t\b/i;
const BASIS =
  /\baccording to\b|\bsources?\b|\bsurvey|\bbased on\b|\bmeasured\b|\bcounted\b|\bas at\b|\b(?:19|20)\d\d\b|\brecords?\b|\bfigures of\b/i;

export const claims: LintRule = subject =>
  subject.texts.filter(({ isQuoted }) => !isQuoted).flatMap(text => claimProblems(text, subject));

function claimProblems(text: Text, subject: LintSubject): Problem[] {
  const words = withLabel(text, subject);
  if (!WORTH_LOOKING.test(words)) return [];
  const taken: Span[] = [];
  return CLAIMS.flatMap(({ form, sentence }) =>
    [...words.matchAll(form)].flatMap(({ 0: claim, index: offset }) => {
      const part = { offset, length: Math.min(claim.length, text.plain.length - offset) };
      if (part.length <= 0 || taken.some(other => overlap(other, part))) return [];
      if (hasBasis(text, part, claim, subject)) return [];
      taken.push(part);
      return subject.warnIn(text, part, sentence(quoted(claim.replace(/\s+/g, ' ').trim())));
    }),
  );
}

/** A number says what it counts in the field beside it: "99%" and "Success". */
function withLabel({ plain, path }: Text, { parsed }: LintSubject): string {
  if (path.at(-1) !== 'value') return plain;
  const beside = valueAt(parsed.value, path.slice(0, -1));
  return isFields(beside) && typeof beside.label === 'string' ? `${plain} ${beside.label}` : plain;
}

function overlap(a: Span, b: Span): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

function hasBasis(text: Text, part: Span, claim: string, subject: LintSubject): boolean {
  const around = sentencesOf(text).find(
    ({ offset, length }) => offset <= part.offset && part.offset < offset + length,
  );
  if (around) {
    const sentence = text.plain.substr(around.offset, around.length);
    const before = text.plain.slice(around.offset, part.offset);
    if (NEGATED.test(before) || sentence.endsWith('?') || BASIS.test(sentence)) return true;
  }
  return hasNote(text, claim, subject);
}

/** A note beside the claim is read with it; a note on the block has to speak of it. */
function hasNote({ path }: Text, claim: string, { parsed, fields }: LintSubject): boolean {
  const beside = valueAt(parsed.value, path.slice(0, -1));
  const isBlock = path.length <= 3;
  if (!isBlock && isFields(beside) && typeof beside.note === 'string') return true;
  const block = path[0] === 'blocks' ? valueAt(parsed.value, path.slice(0, 2)) : fields;
  const note = isFields(block) && typeof block.note === 'string' ? block.note : '';
  const [key = claim] = /\d[\d.,]*/.exec(claim) ?? [];
  return note !== '' && (note.toLowerCase().includes(key.toLowerCase()) || BASIS.test(note));
}
