import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import { shortened } from '../../../base/words.ts';
import { type FrameHearing, type LiveFrame, openFrame } from '../../frame/open-frame.ts';
import type { OnItsWay } from '../../frame/pending-deeds.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { frameOf } from '../../model/address.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { comingNow, stepsOnTheWay } from '../../model/state/on-its-way.ts';
import { useSituation } from '../commands/situation.ts';
import { stopBeside } from '../focus/stops.ts';
import { levelsTo } from '../shown/levels.ts';
import { allSiteRowsOn } from '../shown/outline-rows.ts';
import { photographIn, whyNoPhotograph } from '../shown/picture-field.ts';
import { kindAndTitle, titled } from '../shown/titles.ts';
import type { State } from '../store/store.ts';
import { takePhotograph } from '../store/take-photograph.ts';
import { NotShown } from './NotShown.tsx';
import { drawnSize, useRoom } from './page-size.ts';
import type { ViewControl } from './page-view.ts';
import { placeTools } from './place-tools.ts';
import { TOOLS_ASKED } from './tools-asked.ts';

/** The page itself. Nothing runs in it: the shell listens from here, and brings it up to date. */
export function PageFrame({ view, change, isHidden }: ViewControl & { isHidden: boolean }) {
  const { store, state, target } = useSituation();
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; live: LiveFrame }>();
  const scale = useRef(1);
  const room = useRoom(pane);
  const drawn = room && drawnSize(view, room);
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

  const { waiting, anchors } = state;
  useLayoutEffect(() => live?.showTyped({ waiting, anchors }), [live, waiting, anchors]);

  const onTheWay = JSON.stringify(onItsWay(state));
  useLayoutEffect(() => live?.showDeeds(JSON.parse(onTheWay)), [live, onTheWay]);

  useEffect(
    () => live?.markUnseen(state.pages.flatMap(one => (one.standing ? [one.route] : []))),
    [live, state.pages],
  );

  const tooled = target?.own;
  const key = JSON.stringify([selected, tooled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether something else is selected.
  useLayoutEffect(() => live?.select(selected, chosen, tooled), [live, key]);

  const drawnScale = drawn?.scale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: "change" is another function each time and does the same.
  useEffect(() => {
    if (drawnScale !== undefined && drawnScale !== view.scale) change({ scale: drawnScale });
  }, [drawnScale, view.scale]);

  const heard: FrameHearing = {
    select: ({ document, path, letter }) => store.select({ document, path }, letter),
    leave(isBackwards) {
      if (frame.current) stopBeside(frame.current, isBackwards)?.focus();
    },
    hintOf: part => hintOf(part, store.state()),
    scale: () => scale.current,
    drawn: (box, beside) => frame.current && placeTools(frame.current, { box, beside }, scale.current),
    dropHintOf: part =>
      whyNoPhotograph(part, store.state()) === undefined ? SHELL_WORDS.picture.dropHere : undefined,
    dropped(data, part) {
      const file = photographIn(data);
      if (file) void takePhotograph(store, file, part);
    },
    drag: isPicture => store.say(isPicture ? SHELL_WORDS.instead.picture : SHELL_WORDS.instead.block),
    askTools(point) {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      const at = { x: left + point.x * scale.current, y: top + point.y * scale.current };
      document.dispatchEvent(new CustomEvent(TOOLS_ASKED, { detail: at }));
    },
  };
  return (
    <main className="page" hidden={isHidden} aria-label={SHELL_WORDS.page.name}>
      <NotShown />
      <div className="page__pane" ref={pane}>
        <div
          className="page__sheet"
          data-loading={!live || undefined}
          style={drawn && { width: drawn.width * drawn.scale }}
        >
          <iframe
            ref={frame}
            key={frameKey}
            // Keys and clicks are heard when the page has loaded. Before that they would go nowhere.
            inert={!live}
            title={look ? SHELL_WORDS.page.named(look.title) : SHELL_WORDS.page.name}
            src={frameOf(route)}
            style={{
              colorScheme: view.isDark ? 'dark' : 'light',
              ...(drawn && { width: drawn.width, height: drawn.height, scale: String(drawn.scale) }),
            }}
            onLoad={() => {
              const page = frame.current?.contentDocument;
              if (page) setLoaded({ key: frameKey, live: openFrame(page, heard, SHELL_WORDS.picture) });
            }}
          />
        </div>
      </div>
    </main>
  );
}

function onItsWay(state: State): OnItsWay {
  const coming = comingNow(state).map(({ list, at, value }) => {
    const { control } = levelsTo(list, state).at(-1) ?? {};
    const label = SHELL_WORDS.side.begun(control?.kind === 'list' ? control.noun : '');
    const words = SHELL_WORDS.page.comes(titled(label, value, state));
    return { place: { ...list, path: [...list.path, at] }, words };
  });
  return { steps: stepsOnTheWay(state), coming };
}

const SHORT = 24;

/** What the pointer is on, and that a click leads there. */
function hintOf({ document, path }: PlaceIn, state: State): string {
  const { look } = state;
  const block = look?.blocks.find(one => keyOf(one) === keyOf({ document, path }));
  if (!block) {
    const part = allSiteRowsOn(state).find(({ place }) => keyOf(place) === keyOf({ document, path }));
    return part ? SHELL_WORDS.page.click(part.kind) : '';
  }
  const { kind, title } = kindAndTitle(block.type, valueAt(look?.documents[document]?.value, path), state);
  return SHELL_WORDS.page.click(shortened(title ?? kind, SHORT));
}
