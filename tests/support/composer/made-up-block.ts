// A site's own block with every keyword that decides what can be put into it.
import type { Files } from '../documents/sites/small-site.ts';

const piece = (name: string) => ({
  $ref: `../../schema/common.json#/definitions/${name}`,
  description: 'Something.',
});
const list = (items: object, others: object = {}) => ({
  type: 'array',
  minItems: 1,
  maxItems: 9,
  description: 'Some of them.',
  items,
  ...others,
});
const words = {
  type: 'string',
  minLength: 3,
  maxLength: 40,
  description: 'Words. Example: "Three of them".',
};

const item = {
  title: 'Thing',
  type: 'object',
  additionalProperties: false,
  properties: {
    id: piece('anchor'),
    best: { const: true, description: 'Only one is.' },
    kind: {
      type: 'string',
      maxLength: 9,
      pattern: '^[a-z]+$',
      patternErrorMessage: 'Letters.',
      description: 'Its kind.',
    },
    label: words,
    icon: piece('icon'),
    price: piece('money'),
    priceText: piece('line'),
    count: { type: 'integer', minimum: 2, maximum: 5, description: 'How many.' },
    open: { type: 'boolean', description: 'Whether it is.' },
    picture: { ...piece('image'), shownWidth: 100, onlyIn: ['tall'] },
    layout: {
      type: 'string',
      enum: ['wide', 'tall'],
      enumDescriptions: ['Wider', 'Taller'],
      description: 'How.',
    },
    tags: list(words, { minItems: 2, uniqueItems: true }),
    points: list(piece('point')),
    chat: { ...piece('href'), leadsTo: 'mailto:', type: 'string', maxLength: 99 },
    link: piece('link'),
    day: {
      type: 'string',
      maxLength: 10,
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      patternErrorMessage: 'A day.',
      description: 'When.',
    },
  },
  required: ['id', 'label', 'kind', 'count', 'open', 'tags', 'chat', 'link', 'day'],
  oneOf: [{ required: ['price'] }, { required: ['priceText'] }],
};

const schema = {
  description: 'Everything at once.',
  type: 'object',
  noun: 'made-up thing',
  oneOfItems: 'best',
  filteredBy: 'kind',
  properties: {
    type: { const: 'made-up' },
    category: { type: 'string', maxLength: 40, names: 'categories', description: 'One of the site.' },
    card: piece('card'),
    filter: list({
      title: 'Button',
      type: 'object',
      additionalProperties: false,
      properties: { text: piece('line'), kind: { type: 'string', maxLength: 9, description: 'Its kind.' } },
      required: ['text', 'kind'],
    }),
    items: list(item, { minItems: 2 }),
  },
  required: ['type', 'category', 'card', 'items'],
};

const thing = (id: string, others: object = {}) => ({
  id,
  label: `The ${id} thing of them all`,
  kind: 'oak',
  count: 3,
  open: true,
  tags: ['One of two', 'Two of two'],
  points: ['A line', { title: 'A title' }],
  chat: 'site:nobody',
  link: { text: 'Read on', href: '/nowhere' },
  day: '2026-12-01',
  price: 12.5,
  ...others,
});

const example = {
  type: 'made-up',
  category: 'Nothing',
  card: { page: '/nowhere', title: 'A card of nobody' },
  filter: [{ text: 'Oak', kind: 'oak' }],
  items: [
    thing('first', { best: true, icon: 'house' }),
    thing('second', { layout: 'tall', picture: { src: '/images/examples/none.svg', alt: 'A picture' } }),
  ],
};

export const MADE_UP_BLOCK: Files = {
  'blocks/made-up/schema.json': schema,
  'blocks/made-up/Component.tsx': 'export function MadeUp() {\n  return null;\n}\n',
  'blocks/made-up/style.css': '',
  'blocks/made-up/examples.json': [example],
  'pages/made-up.json': {
    title: 'A page with a made-up block',
    description: 'A page that is here to be checked, with a description of a good length.',
    blocks: [{ type: 'hero', heading: 'Made up' }, example],
  },
};
