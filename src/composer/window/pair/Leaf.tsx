import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LeafPage, type LiveLeaf, openLeaf } from '../../frame/open-leaf.ts';
import { frameOf } from '../../model/address.ts';
import type { BlockOnPage } from '../../model/on-page.ts';
import { useSituation } from '../commands/situation.ts';

/** How the proofs of a pair are drawn: this wide, at this scale, and in these colours. */
export type LeafView = { width: number; scale: number; isDark: boolean };
/** The part of the page that is seen, in pixels of the page. */
export type LeafCrop = { top: number; height: number };

type LeafProps = LeafView & {
  page: LeafPage;
  /** Without a block, the whole page is shown, and scrolls. */
  block?: BlockOnPage;
  /** Undefined until the block was measured. */
  crop?: LeafCrop;
  /** Called with the page whenever something in it may stand elsewhere. */
  hear: (leaf: LiveLeaf) => void;
};

/** A proof: one block of a page as it was, or as it is. Nothing in it can be pressed, and what it says is said beside it. */
export function Leaf({ page, block, crop, hear, width, scale, isDark }: LeafProps) {
  // Any page's frame can show any other page.
  const { route } = useSituation().state;
  const frame = useRef<HTMLIFrameElement>(null);
  const [live, setLive] = useState<LiveLeaf>();
  const latest = useRef(hear);
  latest.current = hear;
  const key = block && JSON.stringify([block.document, block.path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which block it is.
  useLayoutEffect(() => {
    if (live?.show(page, block)) latest.current(live);
  }, [live, page, key]);
  // The page is laid out anew in another width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width says that.
  useEffect(() => live && latest.current(live), [live, width]);
  const { top, height } = crop ?? { top: 0, height: 0 };
  return (
    <div
      className="leaf"
      data-loading={!live || !crop || undefined}
      style={{ ...(crop && { blockSize: height * scale }), inlineSize: width * scale }}
    >
      <iframe
        ref={frame}
        inert
        tabIndex={-1}
        aria-hidden="true"
        title={page.route}
        src={frameOf(route)}
        style={{
          ...{ width, height: top + height || undefined, scale: String(scale) },
          ...{ translate: `0 ${-top * scale}px`, colorScheme: isDark ? 'dark' : 'light' },
        }}
        onLoad={() => {
          const { contentDocument } = frame.current ?? {};
          if (!contentDocument) return;
          const opened = openLeaf(contentDocument, () => latest.current(opened));
          setLive(opened);
        }}
      />
    </div>
  );
}
