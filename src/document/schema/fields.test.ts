import { describe, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { pageBundle } from './bundle.ts';
import { fieldsOf, piecesOf } from './fields.ts';
import { readSources, type Schema } from './sources.ts';

const { sources } = readSources(placesAt(process.cwd()));
const definitions = pageBundle(sources).definitions as { [name: string]: Schema };
const examples = (type: string) => sources.blocks.find(block => block.type === type)?.examples;

function field(type: string, path: string) {
  const found = fieldsOf(definitions[type] ?? {}, definitions, examples(type)).find(
    ({ inside, name }) => [...inside, name].join(' › ') === path,
  );
  if (!found) throw new Error(`The ${type} block has no field ${path}.`);
  return found;
}

describe('a field in plain words', () => {
  it('has its example set apart from what it is for', () => {
    expect(field('stats', 'items › label')).toMatchObject({
      purpose: 'What it counts.',
      example: '"Clients served"',
      kind: 'one line of words',
      needed: true,
    });
  });

  it('is a number, with the cents of its example', () => {
    const price = { type: 'number', description: 'What one lesson costs. Example: 149.5. In full.' };
    expect(fieldsOf({ properties: { price } }, {})[0]).toMatchObject({
      purpose: 'What one lesson costs. In full.',
      example: '149.5',
      kind: 'a number',
    });
  });

  it('has the value of an example where its description gives none', () => {
    expect(field('faq', 'id').example).toMatch(/^"[a-z-]+"$/);
  });

  it('has its choices with what each means', () => {
    const { kind, choices } = field('stats', 'variant');
    expect(kind).toBe('one of the choices');
    expect(choices).toEqual([
      { value: '"band"', meaning: 'One ruled strip across the page' },
      { value: '"tiles"', meaning: 'Numbers beside the heading' },
    ]);
  });

  it('says what may stand in its place', () => {
    expect(field('packages', 'items › price')).toMatchObject({ needed: false, instead: ['priceText'] });
    expect(field('link', 'chat')).toMatchObject({ needed: false, instead: ['href'] });
  });

  it('sends to the shared piece instead of telling its fields again', () => {
    expect(field('steps', 'links')).toMatchObject({ kind: 'a list of 1 to 2 links', piece: 'link' });
    expect(fieldsOf(definitions.steps ?? {}, definitions).map(({ inside }) => inside.join())).not.toContain(
      'links',
    );
  });

  it('is left out where nobody writes it', () => {
    const names = fieldsOf(definitions['article-list'] ?? {}, definitions).map(({ name }) => name);
    expect(names).toContain('limit');
    expect(names).not.toContain('articles');
    expect(names).not.toContain('type');
  });
});

it('every shared piece says what it is, and links, pictures and cards have fields', () => {
  const pieces = new Map(piecesOf(definitions).map(piece => [piece.name, piece]));
  expect(pieces.get('text')?.purpose).toContain('Bold');
  for (const name of ['link', 'image', 'card', 'fact', 'point']) {
    expect(pieces.get(name)?.fields.length, name).toBeGreaterThan(1);
  }
});
