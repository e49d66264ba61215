// Changes the file of a page at random, as somebody does in an editor: reads it, changes it and saves it at once.
import { readFileSync, writeFileSync } from 'node:fs';
import { isFields } from '../../../src/base/json-value.ts';
import { type Roll, uniqueWord, WORD_FIELDS, type WrittenAt, wordsIn } from './unique-words.ts';

type Block = { [field: string]: unknown; id?: string };
type PageDocument = { blocks: Block[] };

/** So many blocks stay at least. */
const FEW = 6;
/** The watcher takes two saves within this time for one. */
const MOMENT_MS = 40;

export class RandomEditor {
  readonly written = new Map<string, WrittenAt>();
  readonly givenUp = new Set<string>();
  readonly #file: string;
  readonly #roll: Roll;
  readonly #tell: (what: string) => void;
  readonly #letter: string;

  /** The letter begins every word that this editor writes. */
  constructor(file: string, roll: Roll, tell: (what: string) => void, letter = 'e') {
    this.#letter = letter;
    this.#file = file;
    this.#roll = roll;
    this.#tell = tell;
  }

  /** Saves once, or twice within a moment. */
  async act(): Promise<void> {
    this.#save();
    if (this.#roll(3) > 0) return;
    await new Promise(resolve => setTimeout(resolve, this.#roll(MOMENT_MS)));
    this.#save();
  }

  #save(): void {
    const before = readFileSync(this.#file, 'utf8');
    const page: PageDocument = JSON.parse(before);
    this.change(page.blocks);
    const after = JSON.stringify(page, null, 2);
    writeFileSync(this.#file, after);
    const gone = wordsIn(before).filter(word => !wordsIn(after).includes(word));
    for (const word of gone) this.givenUp.add(word);
    this.#tell(`The editor saves ${[...this.written.keys()].at(-1)}, and without ${gone}`);
  }

  /** The first block is the top of the page and stays there. */
  change(blocks: Block[]): void {
    const any = () => 1 + this.#roll(blocks.length - 1);
    const deeds = [
      () => this.#write(blocks),
      () => this.#write(blocks),
      () => blocks.splice(any(), 0, this.#block()),
      () => blocks.splice(any(), 0, ...blocks.splice(any(), 1)),
      () => (blocks.length > FEW ? blocks.splice(any(), 1) : blocks.push(this.#block())),
    ];
    deeds[this.#roll(deeds.length)]?.();
  }

  #write(blocks: Block[]): void {
    const items = (block: Block) => (Array.isArray(block.items) ? block.items.filter(isFields) : []);
    const places: Block[] = blocks.flatMap(block => [block, ...items(block)]);
    const place = places[this.#roll(places.length)];
    const fields = WORD_FIELDS.filter(name => typeof place?.[name] === 'string');
    const field = fields[this.#roll(fields.length)];
    if (!place || field === undefined) return;
    const word = this.#word(field, place.id);
    place[field] = this.#roll(2) === 0 ? word : `${place[field]} ${word}`;
  }

  #block(): Block {
    const id = `new${this.written.size}`;
    return { type: 'prose', id, text: this.#word('text', id) };
  }

  #word(field: string, home?: string): string {
    const word = uniqueWord(this.#letter, this.written.size + 1);
    this.written.set(word, { field, ...(home !== undefined && { home }) });
    return word;
  }
}
