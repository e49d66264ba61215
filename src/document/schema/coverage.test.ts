import { describe, expect, it } from 'vitest';
import { missingInExamples } from '../../../tests/support/documents/blocks/coverage.ts';
import { placesAt } from '../../base/places.mjs';
import { pageBundle } from './bundle.ts';
import { type BlockSource, readSources, type Schema } from './sources.ts';

const { sources } = readSources(placesAt(process.cwd()));
const definitions = pageBundle(sources).definitions as { [name: string]: Schema };

function blockOf(type: string): BlockSource {
  const block = sources.blocks.find(source => source.type === type);
  if (!block) throw new Error(`There is no block ${type}.`);
  return block;
}

/** What is missing in a block's examples if all examples with one of these texts are left out. */
function missingWithout(type: string, ...left: string[]): string[] {
  const block = blockOf(type);
  const examples = block.examples.filter(
    example => !left.some(text => JSON.stringify(example).includes(text)),
  );
  expect(examples.length).toBeLessThan(block.examples.length);
  return missingInExamples({ ...block, examples }, definitions);
}

describe('the examples of a block', () => {
  it('are there for many blocks', () => {
    expect(sources.blocks.length).toBeGreaterThan(15);
  });

  it.each(sources.blocks.map(({ type }) => type))('%s: show each field and each choice', type => {
    expect(missingInExamples(blockOf(type), definitions)).toEqual([]);
  });
});

describe('what no example shows is named', () => {
  it('a choice of a field', () => {
    expect(missingWithout('hero', '"variant":"compact"')).toContain(
      'blocks/hero/examples.json has no example with "variant": "compact".',
    );
  });

  it('a field of each item', () => {
    expect(missingWithout('steps', '"duration"')).toContain(
      'blocks/steps/examples.json has no example with "duration" in "items".',
    );
  });

  it('a choice of a shared piece', () => {
    expect(missingWithout('faq', '"style":"text"')).toContain(
      'blocks/faq/examples.json has no example of a link with "style": "text".',
    );
  });

  it('a field that every block has', () => {
    expect(missingWithout('prose', '"eyebrow"')).toContain(
      'blocks/prose/examples.json has no example with "eyebrow".',
    );
  });

  it('what only a hidden example has', () => {
    const block = blockOf('stats');
    const examples = block.examples.map(example => ({ ...(example as object), hidden: true }));
    const missing = missingInExamples({ ...block, examples }, definitions);
    expect(missing).toContain('blocks/stats/examples.json has no example with "variant": "band".');
    expect(missing).not.toContain('blocks/stats/examples.json has no example with "hidden".');
  });
});
