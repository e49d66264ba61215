// Names a place in a document in the author's words: "hero › links[1]", "cards 2 › items[0]", "card › link".
import { isFields, type Path, typeOf } from '../../base/json-value.ts';
import { shown } from '../../base/words.ts';

export function whereIs(document: unknown, path: Path): string {
  const [first, second, ...rest] = path;
  const steps = first === 'blocks' && typeof second === 'number' ? rest : path;
  const block = steps === rest ? [blockWords(document, second as number)] : [];
  return [...block, ...fieldWords(steps)].join(' › ');
}

/** Adds a number only if the page has several blocks of the type. */
function blockWords(document: unknown, index: number): string {
  const blocks = isFields(document) && Array.isArray(document.blocks) ? document.blocks : [];
  const type = typeOf(blocks[index]);
  if (type === undefined) return `blocks[${index}]`;
  const { numbers, totals } = numbered(blocks);
  return (totals.get(type) ?? 0) > 1 ? `${shown(type)} ${numbers[index]}` : shown(type);
}

type Numbered = { numbers: number[]; totals: Map<string | undefined, number> };
const known = new WeakMap<unknown[], Numbered>();

/** Numbers each block among those of its type, and counts each type. Done once for each page. */
function numbered(blocks: unknown[]): Numbered {
  const counted = known.get(blocks);
  if (counted) return counted;
  const totals: Numbered['totals'] = new Map();
  const numbers = blocks.map(typeOf).map(type => {
    const number = (totals.get(type) ?? 0) + 1;
    totals.set(type, number);
    return number;
  });
  const made = { numbers, totals };
  known.set(blocks, made);
  return made;
}

function fieldWords(path: Path): string[] {
  const words: string[] = [];
  for (const step of path) {
    if (typeof step === 'number') words.push(`${words.pop() ?? ''}[${step}]`);
    else words.push(shown(step));
  }
  return words;
}
