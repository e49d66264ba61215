// A sentence is data until somebody reads it: what readers of the file, of a form and of another language get of one.
import { expect, it } from 'vitest';
import { inFile, readSaid, type SaidReader } from './read.ts';
import { otherInForm, type Said, says, the, together } from './said.ts';

const GERMAN: { [english: string]: string } = {
  '{1} has {2 item}; at most {3} are possible.':
    '{1} hat {2 item: einen Eintrag | # Einträge}. Möglich sind {3}.',
  'Put it into one.': 'Machen Sie einen Eintrag daraus.',
  or: 'oder',
  '{1 page} {2 leads} there.': '{1 page: Eine Seite | # Seiten} {2 leads: führt | führen} dorthin.',
  '{1 link}': '{1 link: ein Link | # Links}',
};

const german: SaidReader = {
  language: 'de',
  seesForm: true,
  words: english => GERMAN[english],
  show: part => ('text' in part ? `„${part.text}“` : String('number' in part ? part.number : part.value)),
};

const count = (number: number) =>
  says`${the.field('items')} has ${the.count(number, 'item')}; at most ${the.number(3)} are possible.`;

it.each<[name: string, said: Said, file: string, inGerman: string]>([
  [
    'a count of one',
    count(1),
    '"items" has 1 item; at most 3 are possible.',
    '„items“ hat einen Eintrag. Möglich sind 3.',
  ],
  [
    'a large count',
    count(1200),
    '"items" has 1200 items; at most 3 are possible.',
    '„items“ hat 1.200 Einträge. Möglich sind 3.',
  ],
  [
    'a verb that agrees with a count',
    says`${the.count(2, 'page')} ${the.verb(2, 'leads', 'lead')} there.`,
    '2 pages lead there.',
    '2 Seiten führen dorthin.',
  ],
  ['a count alone', says`${the.count(1, 'link')}`, '1 link', 'ein Link'],
  [
    'other words for a form',
    otherInForm(says`Put square brackets around it: [ … ].`, says`Put it into one.`),
    'Put square brackets around it: [ … ].',
    'Machen Sie einen Eintrag daraus.',
  ],
  [
    'a list',
    says`${the.list([the.text('A'), the.text('B'), the.text('C')], 'or')}`,
    '"A", "B" or "C"',
    '„A“, „B“ oder „C“',
  ],
  [
    'a list of some of many',
    says`${the.list([the.value('email'), the.value('phone')], ',')} …`,
    '{email}, {phone} …',
    '„email“, „phone“ …',
  ],
  [
    'a day and a language',
    says`${the.date('2025-05-26')}, ${the.language('de')}`,
    '26 May 2025, German',
    '„2025-05-26“, „de“',
  ],
  [
    'a thing that begins',
    says`${the.thing('a link')} leads nowhere. ${the.thing('a link')} does.`,
    'A link leads nowhere. A link does.',
    '„a link“ leads nowhere. „a link“ does.',
  ],
  [
    'a thing in a phrase, and one in our words',
    together(
      says`${the.field('a')} is ${says`${the.thing('a link')}, or text`}.`,
      says`${the.thing(says`the ${the.block('hero')} block`)} is not.`,
    ),
    '"a" is a link, or text. The hero block is not.',
    '„a“ is „a link“, or text. The „hero“ block is not.',
  ],
  [
    'sentences in a row, of which one is not there',
    together(says`Put it into one.`, undefined, says`Done.`),
    'Put it into one. Done.',
    'Machen Sie einen Eintrag daraus. Done.',
  ],
  ['braces of the file', says`Write { "title": … }.`, 'Write { "title": … }.', 'Write { "title": … }.'],
])('%s', (_, said, file, inGerman) => {
  const sent: Said = JSON.parse(JSON.stringify(said));
  expect(inFile(sent)).toBe(file);
  expect(readSaid(sent, german)).toBe(inGerman);
});
