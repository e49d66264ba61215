// Tests what is reported of markup that does not work, and of things in places where they cannot stand.
import { type Golden, golden } from '../../../../tests/support/documents/messages/golden.ts';
import { hero, pageWith } from '../../../../tests/support/documents/sites/small-site.ts';

const intro = (text: string) => ({ blocks: [{ ...hero, intro: text }] });
const heading = (text: string) => ({ blocks: [{ ...hero, heading: text }] });

const CASES: Golden[] = [
  {
    name: 'bold that does not end',
    page: intro('Read **this first.'),
    says: [
      'hero › intro: Bold words stand between two "**", like **this**. Here one is missing, or a space is inside.',
    ],
  },
  { name: 'bold, and asterisks that are meant', page: intro('Read **this** and 2 \\*\\* 3.'), says: [] },
  {
    name: 'a link with a space between its brackets',
    page: intro('See [the prices] (/pricing).'),
    says: ['hero › intro: Between the brackets of a link stands no space: [words](/pricing). Take it out.'],
  },
  { name: 'brackets that are no link', page: intro('See [the note] (below).'), says: [] },
  {
    name: 'a link that is not closed',
    page: intro('See [the prices](/pricing.'),
    says: ['hero › intro: This link is not closed. Put ")" after its address: [words](/pricing).'],
  },
  {
    name: 'a link with a space in its address',
    page: intro('See [the prices](/pricing page).'),
    says: ['hero › intro: The address of a link holds no space: [words](/pricing). Take the space out.'],
  },
  {
    name: 'a link whose words are not closed',
    page: intro('See [the prices(/pricing).'),
    says: ['hero › intro: The words of this link are not closed. Put "]" after them: [words](/pricing).'],
  },
  {
    name: 'bold in a line',
    page: heading('A **page** to check'),
    says: ['hero › heading: Bold is not possible in this line: visitors would see the "**". Take them out.'],
  },
  {
    name: 'a link in a line',
    page: heading('[A page](/pricing) to check'),
    says: [
      'hero › heading: A link is not possible in this line: visitors would see the brackets. Write the words alone, and the link in a field for links or texts.',
    ],
  },
  {
    name: 'HTML in a line',
    page: heading('A page<br>to check'),
    says: ['hero › heading: HTML is not possible in this line: visitors would see the tag. Take it out.'],
  },
  { name: 'signs that are no markup', page: heading('Fewer than < 5, more than > 2, 2 * 3 [sic]'), says: [] },
  {
    name: 'a page inside a page',
    page: { blocks: [hero, pageWith()] },
    says: [
      'blocks[1]: This is a whole page inside another one. Put its blocks here one by one, or give it a file of its own.',
    ],
  },
  {
    name: 'a block inside a block whose list is full',
    page: {
      blocks: [
        hero,
        {
          type: 'panels',
          items: [
            { title: 'One', text: 'First.' },
            { title: 'Two', text: 'Second.' },
            { type: 'notice', heading: 'Three', text: 'Third.' },
            { title: 'Four', text: 'Fourth.' },
          ],
        },
      ],
    },
    says: [
      'panels › items[2]: A block cannot stand inside another block. Move it into "blocks", before or after this one.',
    ],
  },
  {
    name: 'a block inside a block',
    page: {
      blocks: [
        hero,
        { type: 'steps', items: [{ type: 'notice', heading: 'One', text: 'Two' }, { title: 'Send' }] },
      ],
    },
    says: [
      'steps › items[0]: A block cannot stand inside another block. Move it into "blocks", before or after this one.',
    ],
  },
  {
    name: 'a block where a page is due',
    page: { type: 'notice', text: 'Two', title: undefined, description: undefined, blocks: undefined },
    says: [
      'This file holds one block where a page is due. A page has "title", "description" and "blocks"; the block belongs into "blocks".',
    ],
  },
  {
    name: 'text where a list of items is due',
    page: { blocks: [hero, { type: 'steps', items: 'See below' }] },
    says: ['steps: "items" is a list with each item in braces, [ { … }, { … } ], not text.'],
  },
];

golden(CASES);
