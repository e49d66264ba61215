// The list of what is not saved, behind the status in the bar.
import type { Locator, Page } from 'playwright-core';

const STATUS = '.status--stop';

export const statusOf = (page: Page): Locator => page.locator(STATUS);

/** Opens the list, unless everything is saved. */
export async function openNotSaved(page: Page): Promise<Locator | undefined> {
  // All may be saved between a look and a click, so the page does both in one task.
  const isPressed = await page.evaluate(status => {
    const button = document.querySelector<HTMLButtonElement>(status);
    button?.click();
    return button !== null;
  }, STATUS);
  if (!isPressed) return undefined;
  const list = page.getByRole('dialog', { name: 'Not saved yet' });
  await list.waitFor();
  return list;
}

/** What the list says, which is closed afterwards. */
export async function readNotSaved(page: Page): Promise<string> {
  const list = await openNotSaved(page);
  const said = (await list?.locator('.not-saved').innerText()) ?? '';
  if (list) await page.keyboard.press('Escape');
  return said;
}
