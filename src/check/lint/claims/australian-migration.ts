// Finds claims of businesses that help with Australian visas: promises, superlatives about themselves, baseless numbers.
import { type SaidPart, says, the } from '../../../base/sentences/said.ts';
import type { Claim, ClaimPack } from './pack.ts';

const promise = (words: SaidPart) =>
  says`${words} promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.`;
const superlative = (words: SaidPart) =>
  says`${words} needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a ${the.field('note')}, or say it more softly.`;
const number = (words: SaidPart) =>
  says`${words} needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a ${the.field('note')}.`;

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
  {
    form: new RegExp(`${MEASURED}\\w{0,12}(?: \\w+){0,3} \\d[\\d.,]* ?(?:%|per cent)`, 'gi'),
    sentence: number,
  },
  { form: /\b\d+(?:x| times) (?:faster|more|better|cheaper)\b/gi, sentence: number },
];

const WORTH_LOOKING =
  /[%#]|\b(?:guarante|per cent|always|never|risk|best|leading|premier|top\b|foremost|fastest|quickest|cheapest|lowest|most (?:trust|exp|reli|aff|succ)|unbeat|unriv|unmatch|unparall|world[- ]c|second to|number one|award[- ]w|market[- ]l|industry[- ]l|no\. ?1|no risk|zero|\d+(?:x| times) )/i;

const WORD_OF_A_CLAIM =
  /[%#]|\b(?:guarante|cent|always|never|risk|best|leading|premier|top\b|foremost|fastest|quickest|cheapest|lowest|most\b|unbeat|unriv|unmatch|unparall|world\b|second\b|number\b|award\b|market\b|industry\b|1|zero|times\b|\d+x\b)/i;

export const australianMigration: ClaimPack = {
  language: 'en',
  countries: ['AU', 'NZ'],
  claims: CLAIMS,
  worthLooking: WORTH_LOOKING,
  wordOfAClaim: WORD_OF_A_CLAIM,
};
