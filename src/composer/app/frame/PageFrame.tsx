import { useEffect, useRef, useState } from 'react';
import type { PageParts } from '../../form/asks.ts';
import type { Props } from '../TopBar.tsx';
import { become } from './become.ts';

const FRAME = '/@ashlar/frame';

/** The page itself. Nothing runs in it: the shell listens from here, and brings it up to date. */
export function PageFrame({ state }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<Document>();
  const { look, route } = state;
  useEffect(() => {
    if (loaded && look?.drawn && look.route === route) followPage(loaded, look.drawn);
  }, [loaded, look, route]);
  return (
    <section className="page" aria-label="The page">
      <iframe
        ref={frame}
        key={route}
        title="The page"
        src={FRAME + route}
        onLoad={() => setLoaded(frame.current?.contentDocument ?? undefined)}
      />
    </section>
  );
}

/** Header and footer stand around main, each made of several elements. */
function followPage(page: Document, { header, main, footer }: PageParts): void {
  const there = page.body.querySelector('main');
  if (!there) return;
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
}

function fragment(page: Document, markup: string): DocumentFragment {
  const template = page.createElement('template');
  template.innerHTML = markup;
  return template.content;
}
