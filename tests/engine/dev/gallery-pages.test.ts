// @module-tag full-only
// @vitest-environment jsdom
// What the gallery writes about each block, with or without a browser.
import { describe, expect, it } from 'vitest';
import { allExamples, blockTypes, galleryHtml } from '../../support/site/gallery';
import { htmlMistakes } from '../../support/site/html';

const examples = allExamples();

const LOOKS = ['desktop, light', 'desktop, dark', 'phone, light', 'phone, dark'];

const addressOf = (type: string) => `/${type}`;

describe.each(blockTypes())('the page of %s', type => {
  const own = examples.filter(example => example.type === type);
  const page = new DOMParser().parseFromString(galleryHtml(addressOf(type)), 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];

  it('has the JSON of each example', () => {
    const texts = all('.example pre').map(({ textContent }) => textContent ?? '');
    expect(texts.map(text => JSON.parse(text))).toEqual(own.map(({ block }) => block));
  });

  it('has each example at both widths in both schemes', () => {
    const frames = all('.example iframe').map(frame => [
      frame.getAttribute('title'),
      frame.getAttribute('src'),
    ]);
    expect(frames).toEqual(
      own
        .filter(({ block }) => !block.hidden)
        .flatMap(({ number, route }) => LOOKS.map(look => [`${type}, example ${number}, ${look}`, route])),
    );
  });

  it('has neither style attributes nor handlers, which the policy would stop', () => {
    expect(galleryHtml(addressOf(type))).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/i);
  });

  it('says what each field is for', () => {
    expect(all('.fields tbody tr').length).toBeGreaterThan(7);
  });
});

it.each(['/', ...blockTypes().map(addressOf)])('%s is valid HTML', async route => {
  expect(await htmlMistakes(galleryHtml(route))).toEqual([]);
});
