// The list of what is not saved, behind the status in the bar.
import type { Locator, Page } from 'playwright-core';

export const statusOf = (page: Page): Locator => page.locator('.status--stop');

/** Opens the list, unless everything is saved. */
export async function openNotSaved(page: Page): Promise<Locator | undefined> {
  // All may be saved between a look and a click, so the page itself does both.
  const isPressed = await statusOf(page).evaluateAll(statuses => {
    for (const status of statuses) (status as HTMLButtonElement).click();
    return statuses.length > 0;
  });
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
