// Does in the composer what an author does, with a pointer or with the keyboard alone, and counts it.
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const WAYS = ['pointer', 'keyboard', 'fields'] as const;
export type Way = (typeof WAYS)[number];

/** Something on the page: the words that show it, and the block in the outline with the item below it. */
export type Part = { shown: string; block: string; item?: string };

/** Words on the page, and the field that holds them. */
export type WordsAt = Part & { field: string };

/** Nobody needs more keys than this to get somewhere. */
const FAR = 120;

const SELECT_ALL = 'ControlOrMeta+a';

export class Hands {
  /** How often something was pressed, and how often something was written. */
  count = 0;
  readonly page: Page;
  readonly way: Way;
  readonly frame: FrameLocator;
  readonly outline: Locator;
  readonly fields: Locator;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
    this.frame = page.frameLocator('iframe');
    this.outline = page.getByRole('navigation', { name: 'This page and the others' });
    this.fields = page.getByRole('complementary', { name: 'Fields' });
  }

  /** Opens a page to edit, and waits until it hears clicks and keys. What is in it may not be known yet. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    if (this.way !== 'fields') await this.page.locator('iframe:not([inert])').waitFor();
  }

  /** Puts the caret where the words are: by a click on them, or else among the fields. */
  async goTo(words: WordsAt): Promise<void> {
    await this.select(words);
    if (this.way === 'pointer') await this.isIn(words.field);
    else await this.goToField(words.field);
  }

  /** Selects something on the page, or else in the outline. */
  async select({ shown, block, item }: Part): Promise<void> {
    if (this.way === 'pointer') return this.clickWords(shown);
    await this.use(this.inOutline(block));
    if (item) await this.use(this.inOutline(item));
  }

  /** Clicks on the first word, because the middle of what is around may belong to something else. The frame may be made smaller. */
  private async clickWords(words: string): Promise<void> {
    const { x, y } = await this.frame
      .locator('main')
      .getByText(words)
      .first()
      .evaluate(async element => {
        await document.fonts.ready;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(element);
        const [word = element.getBoundingClientRect()] = range.getClientRects();
        const frame = window.frameElement as HTMLElement;
        const around = frame.getBoundingClientRect();
        const scale = around.width / frame.offsetWidth;
        return {
          x: around.left + (word.left + 5) * scale,
          y: around.top + (word.top + word.height / 2) * scale,
        };
      });
    this.count += 1;
    await this.page.mouse.click(x, y);
  }

  async goToField(name: string): Promise<void> {
    if (!(await isFocused(this.field(name)))) await this.use(this.field(name));
    await this.isIn(name);
  }

  /** Waits until the caret is in the field. */
  async isIn(name: string): Promise<void> {
    await expect.poll(() => isFocused(this.field(name)), { message: name }).toBe(true);
  }

  inOutline(name: string): Locator {
    return this.outline.getByRole('button', { name, exact: true }).first();
  }

  field(name: string): Locator {
    // A choice between two fields names them too.
    const isField = this.page.locator(':not([type="radio"])');
    return this.fields
      .getByLabel(new RegExp(`^${name}$`, 'i'))
      .and(isField)
      .first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Presses a button, or its keys if only the keyboard is there. */
  async press(name: string | RegExp, keys?: string): Promise<void> {
    if (this.way === 'keyboard' && keys) await this.keys(keys);
    else await this.use(this.button(name));
  }

  /** Gives a command for the page that is open: by its button in the list of pages, or by its name. */
  async doOnPages(name: string, button = name): Promise<void> {
    if (this.way === 'keyboard') {
      await this.keys('ControlOrMeta+k');
      await this.write(name);
      await this.page.getByRole('option', { name }).first().waitFor();
      return this.keys('Enter');
    }
    const tab = this.page.getByRole('tab', { name: 'Pages' });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await this.use(tab);
    await this.use(this.button(button));
  }

  /** Waits until a dialog has its caret in this field. */
  async isAsked(field: string): Promise<void> {
    const asked = this.page.getByRole('dialog').getByLabel(field, { exact: true });
    await expect.poll(() => isFocused(asked), { message: field }).toBe(true);
  }

  /** Waits until the window shows this page, and nothing before it. */
  async isAt(route: string): Promise<void> {
    await this.page.waitForURL(`**/_edit${route}`);
    await this.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** Ticks what may mean the same, and leaves the prices of several things. */
  async tickSame(button: RegExp): Promise<void> {
    await this.button(button).waitFor();
    const beside = this.page.locator('.drawer', { has: this.button(button) });
    const unticked = beside.getByRole('checkbox', { name: /Only if it means the same/, checked: false });
    for (let left = await unticked.count(); left > 0; left -= 1) await this.use(unticked.first());
  }

  /** Drops a photograph on the picture of a block, or else chooses it among the fields of the block. */
  async bringPhotograph(part: Part, name: string, bytes: Buffer): Promise<void> {
    if (this.way === 'pointer') return this.drop(part.shown, name, bytes);
    await this.select(part);
    const chooser = this.page.waitForEvent('filechooser');
    await this.use(this.fields.getByRole('button', { name: 'choose a file' }));
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: bytes });
  }

  private async drop(words: string, name: string, bytes: Buffer): Promise<void> {
    const block = this.frame.locator('main .block', { hasText: words });
    this.count += 1;
    await block
      .locator('img')
      .first()
      .evaluate(
        (picture, { name, base64 }) => {
          picture.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = picture.getBoundingClientRect();
          const dataTransfer = new DataTransfer();
          const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
          dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
          const at = { clientX: left + width / 2, clientY: top + height / 2 };
          for (const type of ['dragover', 'drop'])
            picture.dispatchEvent(
              new DragEvent(type, { dataTransfer, ...at, bubbles: true, cancelable: true }),
            );
        },
        { name, base64: bytes.toString('base64') },
      );
  }

  /** Writes where the caret is. */
  async write(text: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.type(text);
  }

  async writeOver(text: string): Promise<void> {
    await this.keys(SELECT_ALL);
    await this.write(text);
  }

  async keys(...all: string[]): Promise<void> {
    for (const keys of all) {
      this.count += 1;
      await this.page.keyboard.press(keys);
    }
  }

  /** Waits until the page shows the words so many times. Who sees only the fields does not know. */
  async shows(words: string, times: number): Promise<void> {
    if (this.way === 'fields') return;
    await expect.poll(() => this.frame.locator('main').getByText(words).count()).toBe(times);
  }

  /** Waits until what was written is in the file, and the fields know what has become of it. */
  async hasSaved(): Promise<void> {
    await this.page.getByRole('banner').getByText('Saved here').waitFor();
  }

  async hasSaid(words: string | RegExp): Promise<void> {
    await this.page.getByRole('status').filter({ hasText: words }).waitFor();
  }

  /** Presses it or, if it is a field, puts the caret into it. */
  private async use(target: Locator): Promise<void> {
    if (this.way !== 'keyboard') {
      this.count += 1;
      return target.click();
    }
    await this.reach(target);
    if (await isTicked(target)) await this.keys('Space');
    else if (!(await isWritten(target))) await this.keys('Enter');
  }

  /** F6 goes to the part of the window, Tab to what is in it. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let count = 0; !(await isInSamePart(target)); count += 1) {
      if (count === 7) throw new Error(`F6 does not lead to ${target}.`);
      await this.keys('F6');
    }
    for (let count = 0; !(await isFocused(target)); count += 1) {
      if (count === FAR) throw new Error(`Tab does not lead to ${target}.`);
      await this.keys((await comesBefore(target)) ? 'Shift+Tab' : 'Tab');
    }
  }
}

/** For the keyboard alone: whatever uses the pointer of this page fails. */
export async function withoutPointer(page: Page): Promise<void> {
  const refuse = () => {
    throw new Error('There is no pointer.');
  };
  Object.defineProperty(page, 'mouse', { value: new Proxy(page.mouse, { get: refuse }) });
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => console.error('Something was clicked.'), true),
  );
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate(element => element === document.activeElement);
}

function isWritten(target: Locator): Promise<boolean> {
  return target.evaluate(element =>
    element.matches('input:not([type=checkbox]), textarea, select, [contenteditable]'),
  );
}

function isTicked(target: Locator): Promise<boolean> {
  return target.evaluate(element => element.matches('input[type=checkbox]'));
}

function isInSamePart(target: Locator): Promise<boolean> {
  return target.evaluate(element => {
    const part = 'header, nav.outline, .page, .tools, .drawer, aside';
    return document.activeElement?.closest(part) === element.closest(part);
  });
}

function comesBefore(target: Locator): Promise<boolean> {
  return target.evaluate(element => {
    const now = document.activeElement ?? document.body;
    return (
      now !== document.body && (now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0
    );
  });
}
