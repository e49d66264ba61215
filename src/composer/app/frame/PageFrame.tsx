import { useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import { isWithin, keyOf } from '../present.ts';
import type { State } from '../store.ts';
import type { Props } from '../TopBar.tsx';
import { titled, upperFirst } from '../words.ts';
import { FrameFoot } from './FrameFoot.tsx';
import { type FrameHearing, type LiveFrame, openFrame, type Selection } from './open-frame.ts';
import { drawnSize, firstSize, useRoom } from './page-size.ts';
import { stopBeside } from './stops.ts';

const FRAME = '/@ashlar/frame';

/** The page itself. Nothing runs in it: the shell listens from here, and brings it up to date. */
export function PageFrame({ store, state }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [live, setLive] = useState<LiveFrame>();
  const [loads, setLoads] = useState(0);
  const [size, setSize] = useState(firstSize);
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const scale = useRef(1);
  const room = useRoom(pane);
  const drawn = room && drawnSize(size, room);
  scale.current = drawn?.scale ?? 1;
  const { look, route } = state;

  const lastLoad = useRef(look);
  useEffect(() => {
    if (!look?.drawn || look.route !== route || !live) return;
    if (live.bringUpToDate(look.drawn, { ...look.leaves, blocks: look.blocks })) return;
    // The new document is asked for once, so that a page that stays wrong is not loaded for ever.
    if (lastLoad.current !== look) setLoads(count => count + 1);
    lastLoad.current = look;
  }, [live, look, route]);

  const selection = selectionOf(state);
  const key = selection && `${keyOf(selection.place)} ${selection.name}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the selection is another one.
  useEffect(() => live?.select(selection), [live, key]);

  const heard: FrameHearing = {
    select: ({ document, path, letter }) => store.select({ document, path }, letter),
    leave(isBackwards) {
      if (frame.current) stopBeside(frame.current, isBackwards)?.focus();
    },
    scale: () => scale.current,
  };
  return (
    <section className="page" aria-label="The page">
      <div className="page__pane" ref={pane}>
        <div className="page__sheet" style={drawn && { width: drawn.width * drawn.scale }}>
          <iframe
            ref={frame}
            key={`${route} ${loads}`}
            title={look ? `The page: ${look.title}` : 'The page'}
            src={FRAME + route}
            style={{
              colorScheme: isDark ? 'dark' : 'light',
              ...(drawn && { width: drawn.width, height: drawn.height, scale: String(drawn.scale) }),
            }}
            onLoad={() => {
              const page = frame.current?.contentDocument;
              setLive(page ? openFrame(page, heard) : undefined);
            }}
          />
        </div>
      </div>
      <FrameFoot {...{ state, size, setSize, isDark, setDark }} />
    </section>
  );
}

/** The block is named by what it says. */
function selectionOf({ selected: place, look }: State): Selection | undefined {
  if (!place) return undefined;
  const block = look?.blocks.find(
    ({ document, path }) => place.document === document && isWithin(place.path, path),
  );
  const value = block && valueAt(look?.documents[block.document]?.value, block.path);
  return { place, name: block ? titled(block.type, value) : upperFirst(String(place.path[0] ?? '')) };
}
