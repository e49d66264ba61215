import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import { type FrameHearing, type LiveFrame, openFrame } from '../../frame/open-frame.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { State } from '../store.ts';
import type { Props } from '../TopBar.tsx';
import { titled } from '../words.ts';
import { FrameFoot } from './FrameFoot.tsx';
import { drawnSize, firstSize, useRoom } from './page-size.ts';
import { stopBeside } from './stops.ts';

const FRAME = '/@ashlar/frame';

/** The page itself. Nothing runs in it: the shell listens from here, and brings it up to date. */
export function PageFrame({ store, state }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; live: LiveFrame }>();
  const [size, setSize] = useState(firstSize);
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const scale = useRef(1);
  const room = useRoom(pane);
  const drawn = room && drawnSize(size, room);
  scale.current = drawn?.scale ?? 1;
  const { look, route, selected, chosen } = state;
  const frameKey = `${route} ${loads}`;
  const live = loaded?.key === frameKey ? loaded.live : undefined;

  const lastLoad = useRef(look);
  // A layout effect runs before the browser paints. A later effect would show the old words for one frame after a save.
  useLayoutEffect(() => {
    if (!look || look.route !== route || !live) return;
    if (live.bringUpToDate(look.drawn, look)) return;
    // The new document is asked for once, so that a page that stays wrong is not loaded for ever.
    if (lastLoad.current !== look) setLoads(count => count + 1);
    lastLoad.current = look;
  }, [live, look, route]);

  useLayoutEffect(() => live?.showTyped(state.waiting), [live, state.waiting]);

  useEffect(
    () => live?.markUnseen(state.pages.flatMap(one => (one.standing ? [one.route] : []))),
    [live, state.pages],
  );

  const key = selected && keyOf(selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether something else is selected.
  useEffect(() => live?.select(selected, chosen), [live, key]);

  const heard: FrameHearing = {
    select: ({ document, path, letter }) => store.select({ document, path }, letter),
    leave(isBackwards) {
      if (frame.current) stopBeside(frame.current, isBackwards)?.focus();
    },
    nameOf: part => nameOfPart(part, store.state()),
    scale: () => scale.current,
  };
  return (
    <main className="page" aria-label="The page">
      <div className="page__pane" ref={pane}>
        <div className="page__sheet" style={drawn && { width: drawn.width * drawn.scale }}>
          <iframe
            ref={frame}
            key={frameKey}
            // Keys and clicks are heard when the page has loaded. Before that they would go nowhere.
            inert={!live}
            title={look ? `The page: ${look.title}` : 'The page'}
            src={FRAME + route}
            style={{
              colorScheme: isDark ? 'dark' : 'light',
              ...(drawn && { width: drawn.width, height: drawn.height, scale: String(drawn.scale) }),
            }}
            onLoad={() => {
              const page = frame.current?.contentDocument;
              if (page) setLoaded({ key: frameKey, live: openFrame(page, heard) });
            }}
          />
        </div>
      </div>
      <FrameFoot {...{ state, size, setSize, isDark, setDark }} />
    </main>
  );
}

/** A block is named by what it says. */
function nameOfPart({ document, path }: PlaceIn, state: State): string {
  const { look } = state;
  const block = look?.blocks.find(one => keyOf(one) === keyOf({ document, path }));
  if (!block) return capital(String(path[0] ?? ''));
  return titled(block.type, valueAt(look?.documents[document]?.value, path), state);
}
