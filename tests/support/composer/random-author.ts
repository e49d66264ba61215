// Writes and arranges at random in one window of the composer, waiting for nothing, and remembers what became of each word.
import type { Page, Request, Response } from 'playwright-core';
import { openNotSaved, readNotSaved } from './not-saved.ts';
import { type Roll, uniqueWord, WORD_FIELDS, type WrittenAt, wordsIn } from './unique-words.ts';

/** Where the caret is. */
type Caret = WrittenAt & { text: string };

const FIELDS = WORD_FIELDS.map(
  name => `.fields .field[data-path$=',"${name}"]'] :is(textarea, [contenteditable=true])`,
).join(', ');
/** Header and footer cannot be written before somebody unlocks them. */
const ROWS = '.outline .row:not(.row--every, .row--add)';
const [KEEP, GIVE_UP] = [/^Keep mine$/, /^(Take theirs|Leave it as it was|Take it away)$/];
/** Longer texts are written anew. */
const LONG = 80;
/** A page with more rows in its outline is made shorter, not longer. */
const MANY = 9;
/** What cannot be reached in this time has gone. */
const REACH_MS = 2000;
/** Somebody who types slowly is still typing when another one's change arrives. */
const KEY_MS = 20;

export class RandomAuthor {
  readonly written = new Map<string, WrittenAt>();
  readonly givenUp = new Set<string>();
  /** Words that the server has called saved. */
  readonly confirmed = new Set<string>();
  /** Words in what was duplicated. */
  readonly copied = new Set<string>();
  readonly page: Page;
  readonly #letter: string;
  readonly #roll: Roll;
  readonly #tell: (what: string) => void;
  #count = 0;

  constructor(page: Page, letter: string, roll: Roll, tell: (what: string) => void) {
    this.page = page;
    this.#letter = letter;
    this.#roll = roll;
    this.#tell = what => tell(`${letter} ${what}`);
    page.on('response', response => void this.#hear(response));
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.#isShown();
  }

  async act(): Promise<void> {
    const deeds: [number, () => Promise<unknown>][] = [
      [24, () => this.#write()],
      [10, () => this.#select()],
      [4, () => this.#press(this.#roll(2) === 0 ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown')],
      [2, () => this.#press('Alt+Shift+h')],
      [4, () => this.#duplicateOrTakeAway()],
      [4, () => this.#undo('ControlOrMeta+z')],
      [2, () => this.#undo('ControlOrMeta+Shift+z')],
      [4, () => this.#choose()],
      [1, () => this.#reload()],
    ];
    const all = deeds.flatMap(([often, deed]) => Array.from({ length: often }, () => deed));
    await all[this.#roll(all.length)]?.();
  }

  /** Waits until everything is saved, or the window says why not. */
  async settled(): Promise<void> {
    await this.page.locator('.status:not([aria-busy=true])').waitFor();
  }

  /** What the window says is not saved. */
  notSaved(): Promise<string> {
    return readNotSaved(this.page);
  }

  async #write(): Promise<unknown> {
    const fields = this.page.locator(FIELDS).filter({ visible: true });
    const count = await fields.count();
    if (count === 0) return this.#select();
    const isReached = await reach(fields.nth(this.#roll(count)).click({ timeout: REACH_MS }));
    const before = isReached && (await this.#caret());
    if (!before) return;
    this.#count += 1;
    const word = uniqueWord(this.#letter, this.#count);
    const isOver = before.text.length > LONG || this.#roll(2) === 0;
    const { keyboard } = this.page;
    await keyboard.press(isOver ? 'ControlOrMeta+a' : 'ControlOrMeta+End');
    await keyboard.type(isOver ? word : ` ${word}`, { delay: this.#roll(3) * KEY_MS });
    if (isOver) for (const gone of wordsIn(before.text)) this.givenUp.add(gone);
    const after = await this.#caret();
    this.#tell(
      `writes ${word} ${isOver ? 'over' : 'after'} ${JSON.stringify(before)}: ${JSON.stringify(after)}`,
    );
    // If the field goes while somebody types, they see that the rest of the word has nowhere to go.
    if (after?.text.includes(word)) this.written.set(word, after);
  }

  #caret(): Promise<Caret | undefined> {
    return this.page.evaluate(() => {
      const typedIn = document.activeElement as HTMLTextAreaElement;
      const place = typedIn.closest('.fields [data-path]')?.getAttribute('data-path');
      if (!place) return undefined;
      const name = document.querySelector<HTMLTextAreaElement>(
        `.fields [data-path$=',"id"]'] :is(input, textarea)`,
      );
      const field = String(JSON.parse(place.slice(place.indexOf(' '))).at(-1));
      return { field, ...(name?.value && { home: name.value }), text: typedIn.value ?? typedIn.textContent };
    });
  }

  async #select(): Promise<void> {
    const rows = this.page.locator(ROWS);
    const count = await rows.count();
    if (count > 0) await reach(rows.nth(this.#roll(count)).click({ timeout: REACH_MS }));
  }

  async #press(keys: string): Promise<void> {
    this.#tell(`presses ${keys}`);
    await this.page.keyboard.press(keys);
  }

  /** A field undoes by itself what the file does not have. */
  async #undo(keys: string): Promise<void> {
    const caret = await this.#caret();
    for (const word of wordsIn(caret?.text ?? '')) this.givenUp.add(word);
    await this.#press(keys);
  }

  async #duplicateOrTakeAway(): Promise<void> {
    if ((await this.page.locator(ROWS).count()) < MANY) return this.#press('ControlOrMeta+d');
    await this.#select();
    for (const word of wordsIn(await this.#keptInSelected())) this.givenUp.add(word);
    await this.#press('Delete');
  }

  /** What is not saved, and goes with the selected block or item. */
  #keptInSelected(): Promise<string> {
    return this.page.evaluate(() => {
      const first = document.querySelector('.fields [data-path]')?.getAttribute('data-path');
      const around = first?.slice(0, first.lastIndexOf(',') + 1);
      const windows: { waiting: [string, unknown][] }[] = JSON.parse(
        Object.values({ ...localStorage })[0] ?? '[]',
      );
      const kept = windows.flatMap(({ waiting }) => waiting);
      return JSON.stringify(kept.filter(([key]) => around && key.startsWith(around)));
    });
  }

  /** Decides about something that is not saved. */
  async #choose(): Promise<void> {
    const list = await openNotSaved(this.page);
    const isKept = this.#roll(2) === 0;
    const one = list?.locator('.not-saved > li').first();
    const button = one?.getByRole('button', { name: isKept ? KEEP : GIVE_UP });
    if (!one || !button) return;
    if ((await button.count()) === 0) return this.page.keyboard.press('Escape');
    const text = await one.innerText({ timeout: REACH_MS }).catch(() => '');
    if (!isKept) for (const word of wordsIn(text)) this.givenUp.add(word);
    this.#tell(`${isKept ? 'keeps' : 'gives up'} ${text.replaceAll('\n', ' ')}`);
    await reach(button.click({ timeout: REACH_MS }));
  }

  async #reload(): Promise<void> {
    this.#tell('reloads');
    await this.page.reload();
    await this.#isShown();
  }

  async #isShown(): Promise<void> {
    await this.page.locator(ROWS).first().waitFor();
  }

  async #hear(response: Response): Promise<void> {
    const { ask, input } = questionOf(response.request());
    if (response.status() !== 200 || !ask) return;
    if (ask === 'change') {
      const words = wordsIn(JSON.stringify(input.steps.map(({ value }) => value)));
      for (const word of words) this.confirmed.add(word);
      if (words.length > 0) this.#tell(`hears that ${words} is saved`);
    }
    // A page that is loaded again hears no answer.
    if (ask === 'begin')
      for (const word of wordsIn(await response.text().catch(() => ''))) this.copied.add(word);
  }
}

/** Whether it was there to be clicked. */
function reach(click: Promise<void>): Promise<boolean> {
  return click.then(
    () => true,
    () => false,
  );
}

type Question = { ask?: string; input: { steps: { value?: unknown }[] } };

function questionOf(request: Request): Question {
  const body = request.url().endsWith('/@ashlar/composer') ? request.postData() : null;
  return JSON.parse(body ?? '{"input":{}}');
}
