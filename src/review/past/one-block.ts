// Brings one block of a page back, found by its number, type, heading or id. A removed block returns to its old place.
import { Failure } from '../../base/failure.ts';
import { isFields, typeOf } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import { changeValue } from '../../document/json/change.ts';
import { applyEdits } from '../../document/json/edits.ts';
import { insertItem } from '../../document/json/fields.ts';
import { parse } from '../../document/json/parse.ts';
import { readTree } from '../../document/json/reader.ts';
import { pairBlocks } from '../../document/pairing/blocks.ts';
import { nodeAt } from '../../document/problem/nodes.ts';
import { listOf } from '../sentences/pages.ts';

type Sides = { name: string; now: Buffer; earlier: Buffer };

export function blockBack(wanted: string, { name, now, earlier }: Sides): { text: Buffer; words: string } {
  const [before, after] = [blocksIn(earlier, name), blocksIn(now, name)];
  const at = placeOf(wanted, before, name);
  const { pairs } = pairBlocks(before, after);
  const mark = now.subarray(0, 3).toString('hex') === 'efbbbf' ? '\ufeff' : '';
  const text = now.toString('utf8').replace(/^\ufeff/, '');
  const pair = pairs.find(({ was }) => was === at);
  const changed = pair
    ? changeValue(text, ['blocks', pair.now], before[at])
    : inserted(text, before[at], neighbour());
  return { text: Buffer.from(mark + changed), words: wordsFor(at, before[at]) };

  /** The place after the nearest earlier block that is still there. */
  function neighbour(): number {
    const last = pairs.filter(({ was }) => was < at).sort((a, b) => b.was - a.was)[0];
    return last ? last.now + 1 : 0;
  }
}

function inserted(text: string, block: unknown, index: number): string {
  const tree = readTree(text);
  const count = nodeAt(tree, ['blocks'])?.children?.length ?? 0;
  return applyEdits(text, insertItem({ text, tree }, ['blocks'], Math.min(index, count), block));
}

function placeOf(wanted: string, blocks: unknown[], name: string): number {
  if (/^\d+$/.test(wanted)) {
    if (blocks[Number(wanted) - 1] !== undefined) return Number(wanted) - 1;
    throw new Failure(`${name} had no block ${wanted} then: there were ${blocks.length}.`);
  }
  const same = (text: unknown) => typeof text === 'string' && text.toLowerCase() === wanted.toLowerCase();
  const places = blocks.flatMap((block, index) =>
    same(typeOf(block)) || (isFields(block) && (same(block.heading) || same(block.id))) ? [index] : [],
  );
  const [first] = places;
  if (first !== undefined && places.length === 1) return first;
  const all = blocks.map((block, index) => wordsFor(index, block));
  throw new Failure(
    first === undefined
      ? `${name} had no block ${quoted(wanted)} then. It had ${all.join(', ')}.`
      : `${name} had ${places.length} blocks ${quoted(wanted)} then. Choose one by its number: ${places.map(index => all[index]).join(', ')}.`,
  );
}

/** Example: block 3 (steps "How it works") */
function wordsFor(index: number, block: unknown): string {
  const heading = isFields(block) && typeof block.heading === 'string' ? ` ${quoted(block.heading)}` : '';
  return `block ${index + 1} (${typeOf(block) ?? 'block'}${heading})`;
}

function blocksIn(bytes: Buffer, name: string): unknown[] {
  const { parsed } = parse({ file: name, text: new TextDecoder().decode(bytes) });
  if (parsed) return isFields(parsed.value) ? listOf(parsed.value.blocks) : [];
  throw new Failure(
    `${name} has a mistake in it, so no single block can be told. Bring the whole page back.`,
  );
}
