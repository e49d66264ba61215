import { useEffect, useRef, useState } from 'react';
import { capital } from '../../../base/words.ts';
import { SHARED } from '../../../document/schema/shared-block.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { closeAround } from '../parts/Dialog.tsx';
import { Drawing } from '../parts/Sign.tsx';
import { SIGNS } from '../parts/signs.ts';
import type { BlockType } from '../shown/block-types.ts';

/** The gallery draws each block as it begins, as a page of its own in one answer, styles and all. */
const EXAMPLES = '/_blocks';

/**
 * A block to choose: its first example as this site would draw it, its name, and what it is for. The example is asked for once it can be
 * seen. It is a picture rather than a page: nothing in it can be reached.
 */
export function BlockThumb({ type, label, meaning, choose }: BlockType & { choose: () => void }) {
  const name = capital(label);
  const page = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!page.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    seen.observe(page.current);
    return () => seen.disconnect();
  }, []);
  return (
    <li className="thumb">
      <div ref={page} className="thumb__page">
        {type === SHARED && <Drawing path={SIGNS.pages} />}
        {type !== SHARED && isSeen && (
          <iframe src={`${EXAMPLES}/${type}/start`} title={SHELL_WORDS.blocks.example(name)} inert />
        )}
      </div>
      <button
        type="button"
        className="choice"
        onClick={event => {
          closeAround(event);
          choose();
        }}
      >
        <strong>{name}</strong>
        <span className="small">{meaning}</span>
      </button>
    </li>
  );
}
