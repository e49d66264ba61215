// Brings the page in the frame up to date with a new drawing of it, without loading it again.
import type { PageParts } from '../model/asks.ts';
import { become } from './become.ts';

/** Header and footer stand around main, each made of several elements. Returns false if the page needs a new document. */
export function followPage(page: Document, { title, header, main, footer, ...parts }: PageParts): boolean {
  const there = page.body.querySelector<HTMLElement>('main:not([data-bare])');
  const isAlike = there?.dataset.styles === parts.styles && page.documentElement.lang === parts.language;
  if (!there || !isAlike) return false;
  page.title = title;
  const body = page.createElement('body');
  const wanted = there.cloneNode() as HTMLElement;
  wanted.innerHTML = main;
  const skip = page.body.querySelector(':scope > .skip');
  body.append(
    ...(skip ? [skip.cloneNode(true)] : []),
    fragment(page, header),
    wanted,
    fragment(page, footer),
  );
  become(page.body, body);
  return true;
}

function fragment(page: Document, markup: string): DocumentFragment {
  const template = page.createElement('template');
  template.innerHTML = markup;
  return template.content;
}
