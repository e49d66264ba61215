// Tests good Australian texts of which the lint reports nothing. In each it could see a mistake that is none.
import { expect, test } from 'vitest';
import { lintOfPage, lintOfText } from '../../../tests/support/documents/messages/lint.ts';
import { hero } from '../../../tests/support/documents/sites/small-site.ts';

const SENTENCES = [
  // Spelling that Australia shares with America, or that only looks American.
  'We prize the size of the file, seize the day and capsize no boats.',
  'The program of training runs for six months in a workplace program.',
  'His judgment, her judgement and an acknowledgment of country are all fine.',
  'The humorous and glamorous honorary consul wrote a laborious, vigorous reply.',
  'Turn the meter on, then walk a metre to the parking meter.',
  'An honorarium is not a salary, and coloration is a word of biologists.',
  'The advertisement was revised, supervised, exercised and advertised.',
  'You can compromise, improvise, apologise or televise it.',
  'The draftsperson handed in a first draft of the drawing.',
  'Please enrol today: enrolled trainees and enrolling trainees are welcome.',
  'The installer will install two instalments of the software.',
  'She travelled, cancelled, labelled and modelled her way to a fulfilling career.',
  'The counsellor was controlling the patrolling officers and propelling the boat.',
  'An alteration, a consideration and a demonstration are no crimes.',
  'Any citizen, any denizen and any wizard of the horizon may apply.',
  'The Belize office and the Pfizer plant take part.',
  // Words that a dictionary of 2022 lacks.
  'The superyacht crew keeps timesheets in the backend, and the roadmap says upskilling and telehealth.',
  'A mentee reposts it, a transferee pays the certifier before lodgement.',
  'The 2nd copy is notes.docx, on example.com, in json or html, at 40kmh.',
  'Wir prüfen alle Unterlagen und schreiben danach einen Bericht über die Stelle, den die Behörde versteht.',
  // Names.
  'Kenji wrote. Astrid and Matteo answered. Hemi and Anjali read it in Parramatta and Tauranga.',
  'Okafor, Raghavan, Thandiwe, Mereana and McTavish work with LinkedIn, VETASSESS and ANZSCO.',
  'The Australian Labor Party and the World Health Organization wrote to us.',
  'We met Dr Gray at Pearl Harbor and Ms Center at Rockefeller Center.',
  'Our office in Wagga Wagga is closer than the one in Woy Woy.',
  'Read it at https://www.organization.com/color or write to color@center.com.',
  'The U.S. Department of Labor keeps its own list.',
  // Licence and license, practice and practise.
  'She holds a licence, and the state licenses builders.',
  'A licensed agent may license the software to you.',
  'In practice, a medical practice may practise medicine.',
  'They went back to practice and practised every day.',
  // Words twice in a row that are right.
  'She had had enough, and that that was so is plain.',
  'It is very, very quiet, and so so good.',
  'What it is is plain to anyone.'.replace('is is', 'is'),
  // Correct te reo Māori.
  'Māori whānau and Pākehā families met on the marae in Whangārei.',
  'Kia ora and haere mai to Aotearoa New Zealand.',
  // Not claims: denied, explained, or not about ourselves.
  'No visa outcome can be guaranteed.',
  'We can’t guarantee a visa, and nobody honest can.',
  'Nobody can promise guaranteed approval.',
  'Is approval guaranteed?',
  'Beware of anyone who offers guaranteed success.',
  'Australian consumer law gives you guarantees that can’t be excluded.',
  'The best evidence is dated, and the plan works best when it is short.',
  'He is a leading hand, and the road leading to the yard is closed.',
  'Best for spread-out teams, and best practice for short courses.',
  'Choose the fastest route that the authority allows.',
  'The applicants who do best send their papers early.',
  'Put the strongest reason at the top of the list.',
  'Of the 212 nominations we counted in 2024, 98% were a success.',
  'According to Jobs and Skills Australia, pay is 4% higher this year.',
  'Superannuation is 12% of the wage.',
  'A deposit of 50% is due with the order.',
  'You work at most 48 hours a fortnight while you study.',
  'We read every document twice, and always in full.',
  'There is no risk of fire in this process.',
  'It opens at nine, and class begins at ten.',
  // Ends of sentences, and full stops that end none.
  'Forms such as the 956, e.g. the older one, are kept by Dr. Lee for approx. two years, i.e. until 2027.',
  'The fee is $1.50 for No. 5 and $2.50 for No. 6, payable by 5 p.m. on the day.',
  'You need:\n\n- a passport\n- two references\n- the contract\n- pay slips for three months\n- a plan of the office with every desk and every person on it\n- the roster',
  'We ask first. We read everything. Then we write the page that the file is missing.',
  // Prices and times of several things, or of things without a name.
  'It costs $700 here, and it takes two days there.',
  'The Market Salary Report and the Business Plan cost $700 and $2,200.',
  'Save $300 with the package instead of single reports at $700 each.',
  'An answer within 24 hours, a report within 2 business days.',
  // Words that are right here and would be wrong in another form.
  'The principal stated a principle, and the council gave counsel.',
  'Stationery is stored beside the stationary vehicles.',
  'Check the cheque, then draft the text about the draught.',
  'The effect did not affect the dependant who is dependent on her.',
  'A café, a résumé and a fiancée: none is a slip.',
  'Don’t, can’t, won’t and it’s are written with an apostrophe.',
  'It’s {brand}’s own page, at [the pricing](/), and **bold** *words* are words.',
  'GPR, NNR, LMT, MSR and ADN are short for reports.',
  'Supersize it, downsize it, then right-size the outsized prize.',
  'Our price from January is the price of a report at $700 or $2,200.',
];

test('there are enough sentences for that to mean something', () => {
  expect(new Set(SENTENCES).size).toBeGreaterThan(65);
});

test.each(SENTENCES)('is silent about: %s', sentence => {
  expect(lintOfText(sentence)).toEqual([]);
});

const PAGES: { name: string; page: object }[] = [
  {
    name: 'one wording that leads to one place twice',
    page: {
      blocks: [
        { ...hero, links: [{ text: 'Pricing', href: '/' }] },
        { type: 'call-to-action', heading: 'Write', links: [{ text: 'Pricing', href: '/' }] },
      ],
    },
  },
  {
    name: '"Learn More" that is read out with the title of its card',
    page: {
      blocks: [
        hero,
        {
          type: 'cards',
          items: [
            { title: 'One', link: { text: 'Learn More', href: '/' } },
            { title: 'Two', link: { text: 'Learn More', href: '/page' } },
          ],
        },
      ],
    },
  },
  {
    name: 'a claim with its basis in a note',
    page: {
      blocks: [
        hero,
        {
          type: 'stats',
          items: [
            { value: '98%', label: 'success', note: '206 of 210 nominations lodged in 2024' },
            { value: '5+', label: 'years' },
          ],
        },
      ],
    },
  },
  {
    name: 'a claim whose basis is in the note of its block',
    page: {
      blocks: [
        hero,
        {
          type: 'prose',
          note: '98%: counted from the client list of June 2025.',
          text: '98% success with nominations.',
        },
      ],
    },
  },
  {
    name: 'what a client says',
    page: {
      blocks: [
        hero,
        {
          type: 'testimonials',
          items: [
            { name: 'Lee', role: 'Client', rating: 5, text: 'The best team, 100% success, guaranteed.' },
          ],
        },
      ],
    },
  },
  {
    name: 'a hidden block',
    page: { blocks: [hero, { type: 'prose', hidden: true, text: 'Organize the the color.' }] },
  },
  {
    name: 'packages of one name and two prices on two pages',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [
            {
              name: 'Basic Plan',
              price: 100,
              features: ['One'],
              link: { text: 'Order', chat: 'The Basic Plan ($100)' },
            },
          ],
        },
      ],
    },
  },
  {
    name: 'a page that search engines are told to leave out',
    page: { index: false, description: 'A short description, which nobody finds by searching.' },
  },
];

test.each(PAGES)('is silent about $name', ({ page }) => {
  expect(lintOfPage(page)).toEqual([]);
});
