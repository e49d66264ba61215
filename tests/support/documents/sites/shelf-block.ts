// A site's own block whose shape has changed once: the boards of a shelf were called "list".
import type { Files } from './small-site.ts';

const WHY = 'A shelf is counted by its boards.';

/** What the check and editors say about the old field. */
export const OLD_FIELD = `"list" is called "boards" now. ${WHY} Run "npm run migrate".`;
/** What the command says it has done. */
export const MIGRATED = 'shelf: the "list" of an item is called "boards" now.';

/** Writes the block with this field. */
export function shelf(field: 'list' | 'boards'): object {
  return {
    type: 'shelf',
    items: [
      { title: 'One', [field]: ['a', 'b'] },
      { title: 'Two', [field]: ['c'] },
    ],
  };
}

export function shelfSchema(field: 'list' | 'boards'): object {
  const line = { $ref: '../../schema/common.json#/definitions/line', description: 'Words.' };
  const item = {
    title: 'Shelf',
    type: 'object',
    additionalProperties: false,
    properties: {
      title: line,
      [field]: { type: 'array', minItems: 1, maxItems: 9, description: 'Lines.', items: line },
    },
    required: ['title'],
    ...(field === 'boards' && { replaced: { list: { by: 'boards', why: WHY } } }),
  };
  return {
    description: 'Shelves on a wall.',
    type: 'object',
    ...(field === 'boards' && { version: 2 }),
    properties: {
      type: { const: 'shelf' },
      items: { type: 'array', minItems: 1, maxItems: 9, description: 'The shelves.', items: item },
    },
    required: ['type', 'items'],
  };
}

const MIGRATIONS = `export const migrations = [
  {
    version: 2,
    change: 'the "list" of an item is called "boards" now.',
    migrate: block => ({ ...block, items: Array.isArray(block.items) ? block.items.map(withBoards) : block.items }),
  },
];
const withBoards = ({ list, ...item }) => (list === undefined ? item : { ...item, boards: list });
`;

export const SHELF_BLOCK: Files = {
  'blocks/shelf/schema.json': shelfSchema('boards'),
  'blocks/shelf/Component.tsx': 'export function Shelf() {\n  return null;\n}\n',
  'blocks/shelf/style.css': '',
  'blocks/shelf/examples.json': [shelf('boards')],
  'blocks/shelf/migrations.ts': MIGRATIONS,
};
