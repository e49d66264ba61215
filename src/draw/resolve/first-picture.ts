// Marks the first picture of a page, so that it loads at once: visitors see it first.
import type { Picture } from '../../../schema/values.ts';
import { isFields } from '../../base/json-value.ts';
import type { Page } from '../page/model.ts';

export function withFirstPicture(page: Page): Page {
  const first = page.article?.image ?? pictureIn(page.blocks);
  if (first) first.isFirst = true;
  return page;
}

function pictureIn(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isFields(value) && typeof value.src === 'string' && typeof value.width === 'number')
    return value as unknown as Picture;
  for (const inner of Object.values(value)) {
    const found = pictureIn(inner);
    if (found) return found;
  }
  return undefined;
}
