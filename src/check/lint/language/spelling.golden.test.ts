// Tests misspelt words and the fix for each: it is at the right place and changes no character more than it has to.
import { expect, test } from 'vitest';
import { fixesOfText, lintOfPage, lintOfText } from '../../../../tests/support/documents/messages/lint.ts';
import { hero } from '../../../../tests/support/documents/sites/small-site.ts';

const FIXES: [text: string, ...fixes: string[]][] = [
  ['We organize the program.', '12:19 organize → organise'],
  [
    'They analyzed the organization’s behavior.',
    '12:21 analyzed → analysed',
    '12:34 organization → organisation',
    '12:49 behavior → behaviour',
  ],
  ['Organizing takes time.', '12:16 Organizing → Organising'],
  [
    'A favorable color scheme for the center.',
    '12:18 favorable → favourable',
    '12:28 color → colour',
    '12:49 center → centre',
  ],
  ['The traveler canceled.', '12:20 traveler → traveller', '12:29 canceled → cancelled'],
  [
    'Enrollment and installments fulfill the plan.',
    '12:16 Enrollment → Enrolment',
    '12:31 installments → instalments',
    '12:44 fulfill → fulfil',
  ],
  [
    'The defense of her license and the business license.',
    '12:20 defense → defence',
    '12:35 license → licence',
    '12:60 license → licence',
  ],
  ['You must licence the software.', '12:25 licence → license'],
  ['To practice law you need a practise.', '12:19 practice → practise', '12:43 practise → practice'],
  [
    'A pediatrician and an orthopedic surgeon.',
    '12:18 pediatrician → paediatrician',
    '12:38 orthopedic → orthopaedic',
  ],
  ['Labor market testing comes first.', '12:16 Labor → Labour'],
  ['The gray catalog.', '12:20 gray → grey', '12:25 catalog → catalogue'],
  [
    'An unlicenced, skillful counselor.',
    '12:19 unlicenced → unlicensed',
    '12:31 skillful → skilful',
    '12:40 counselor → counsellor',
  ],
  [
    'Maximize, minimizes, authorized, finalizing and customers’ customization.',
    '12:16 Maximize → Maximise',
    '12:26 minimizes → minimises',
    '12:37 authorized → authorised',
    '12:49 finalizing → finalising',
    '12:75 customization → customisation',
  ],
  [
    'Neighbors honor the harbors.',
    '12:16 Neighbors → Neighbours',
    '12:26 honor → honour',
    '12:36 harbors → harbours',
  ],
  [
    'The kilometers and liters of the theater.',
    '12:20 kilometers → kilometres',
    '12:35 liters → litres',
    '12:49 theater → theatre',
  ],
  [
    'They labeled, modeled and fueled it.',
    '12:21 labeled → labelled',
    '12:30 modeled → modelled',
    '12:42 fueled → fuelled',
  ],
  ['A jeweler sells jewelry.', '12:18 jeweler → jeweller', '12:32 jewelry → jewellery'],
  ['Practicing and licencing.', '12:16 Practicing → Practising', '12:31 licencing → licensing'],
  ['The aging pajamas.', '12:20 aging → ageing', '12:26 pajamas → pyjamas'],
  ['MAXIMIZE IT', '12:16 MAXIMIZE → MAXIMISE'],
  ['We recieve and accomodate.', '12:19 recieve → receive', '12:31 accomodate → accommodate'],
  ['Definately seperate.', '12:16 Definately → Definitely', '12:27 seperate → separate'],
  ['We read alot of papers that dont match.', '12:24 alot → a lot', '12:44 dont → don’t'],
  ['RECIEVE IT', '12:16 RECIEVE → RECEIVE'],
  [
    'An independant goverment comittee.',
    '12:19 independant → independent',
    '12:31 goverment → government',
    '12:41 comittee → committee',
  ],
  [
    'The begining of a succesful aplication.',
    '12:20 begining → beginning',
    '12:34 succesful → successful',
    '12:44 aplication → application',
  ],
  ['Your sponser is eligable.', '12:21 sponser → sponsor', '12:32 eligable → eligible'],
  ['It occured untill now.', '12:19 occured → occurred', '12:27 untill → until'],
  ['The calender of the enviroment.', '12:20 calender → calendar', '12:36 enviroment → environment'],
  ['Your adress, please.', '12:21 adress → address'],
  ['Imigration requirments.', '12:16 Imigration → Immigration', '12:27 requirments → requirements'],
  ['A qualifed practitoner.', '12:18 qualifed → qualified', '12:27 practitoner → practitioner'],
  ['A documnet of those who aplly.', '12:18 documnet → document', '12:40 aplly → apply'],
  ['Imediately neccesary informations.', '12:16 Imediately → Immediately', '12:27 neccesary → necessary'],
  [
    'The goverments acheivements, tommorow and on wednsday.',
    '12:20 goverments → governments',
    '12:31 acheivements → achievements',
    '12:45 tommorow → tomorrow',
    '12:61 wednsday → Wednesday',
  ],
  [
    'They couldnt beleive thier lugage.',
    '12:21 couldnt → couldn’t',
    '12:29 beleive → believe',
    '12:37 thier → their',
    '12:43 lugage → luggage',
  ],
  ['Read the the page.', '12:21 the the → the'],
  ['We met at at noon.', '12:23 at at → at'],
  ['the  the page', '12:16 the  the → the'],
  ['The Maori word whanau.', '12:20 Maori → Māori', '12:31 whanau → whānau'],
  ['The Whangarei and Kaikoura offices.', '12:20 Whangarei → Whangārei', '12:34 Kaikoura → Kaikōura'],
  ['A MAORI WORD', '12:18 MAORI → MĀORI'],
  ['Well-organized files.', '12:21 organized → organised'],
  ['The **organizer’s** [color](/) book.', '12:22 organizer → organiser', '12:37 color → colour'],
  ['A line.\n\nAnother paragraph with a color.', '12:52 color → colour'],
  [
    'He said “organize” and "color".',
    '12:25 organize → organise',
    '12:39 \\"color\\" → “color”',
    '12:41 color → colour',
  ],
];

test.each(FIXES)('%s', (text, ...fixes) => {
  expect(fixes.length).toBeGreaterThan(0);
  expect(fixesOfText(text)).toEqual(fixes);
});

const SENTENCES: [text: string, says: string][] = [
  ['A color.', '12:18 "color" is the American spelling. In Australia and New Zealand it is "colour".'],
  ['We recieve it.', '12:19 "recieve" is a slip. It is spelt "receive".'],
  ['A wierd page.', '12:18 "wierd" is not in the dictionary. Did you mean "weird"?'],
  ['The the page.', '12:16 "the" stands here twice. Take one out.'],
  ['The Maori word.', '12:20 "Maori" is written "Māori": the line over a vowel makes it long.'],
  [
    'The license.',
    '12:20 A licence is written with a second "c"; only the verb, to license, has an "s". Write "licence".',
  ],
];

test.each(SENTENCES)('says of: %s', (text, says) => {
  expect(lintOfText(text)).toEqual([says]);
});

test('looks at capitals where every word of a title has one', () => {
  const titled = (heading: string) => lintOfPage({ blocks: [{ ...hero, heading }] });
  expect(titled('Skilled Migraton Visas')).toEqual(['7:27 "Migraton" is a slip. It is spelt "Migration".']);
  expect(titled('Skilled visas for Migraton')).toEqual([]);
});

test('leaves the words and names of the site document alone', () => {
  const words = ['Theater of the Arts', 'color'];
  expect(lintOfText('Theater of the Arts has a color.', { words })).toEqual([]);
  expect(lintOfText('The center has a color.', { words: ['color'] })).toHaveLength(1);
});
