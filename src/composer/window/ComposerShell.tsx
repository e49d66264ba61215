import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { LANGUAGE, SHELL_WORDS } from '../language/window-words.ts';
import type { PlaceIn } from '../model/asks.ts';
import { TopBar } from './bar/TopBar.tsx';
import { commandFor } from './commands/commands.ts';
import { hearDrops } from './commands/drops.ts';
import { type DialogName, type Situation, SituationContext } from './commands/situation.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { StillElsewhere } from './elsewhere/StillElsewhere.tsx';
import { useElsewhere } from './elsewhere/use-elsewhere.ts';
import { useExchange } from './exchange/use-exchange.ts';
import { FieldsPanel } from './fields/FieldsPanel.tsx';
import { FirstMinutePanel } from './first/FirstMinutePanel.tsx';
import { useFirstMinute } from './first/use-first-minute.ts';
import { useFocusKeptInPanel } from './focus/keep-in-panel.ts';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { LookBack } from './history/LookBack.tsx';
import { useHistory } from './history/use-history.ts';
import { LeftSide } from './outline/LeftSide.tsx';
import { BlockTools } from './page/BlockTools.tsx';
import { PageFrame } from './page/PageFrame.tsx';
import { usePageView } from './page/page-view.ts';
import { Toast } from './page/Toast.tsx';
import { useFold } from './parts/use-fold.ts';
import { usePast } from './parts/use-past.ts';
import { SentPanel } from './send/SentPanel.tsx';
import { selectedTarget } from './shown/target.ts';
import { titleOfPage } from './shown/titles.ts';
import type { Store } from './store/store.ts';
import { ChooseVersion } from './versions/ChooseVersion.tsx';
import { OthersPanel } from './versions/OthersPanel.tsx';
import { PageOfOthersOnBench } from './versions/PageOfOthersOnBench.tsx';
import { useChoice } from './versions/use-choice.ts';
import { useOthers } from './versions/use-others.ts';
import { useShownPage } from './versions/use-shown-page.ts';
import { VersionsOnBench } from './versions/VersionsOnBench.tsx';

/** "turn" tells a dialog from one before it that is closed, but whose close event has not come yet. */
type Opened = { name: DialogName; place?: PlaceIn; turn: number };

/** Blocks on the left, the page itself in the middle, the fields of what is selected on the right. */
export function ComposerShell({ store }: { store: Store }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const [dialog, setDialog] = useState<Opened>();
  const view = usePageView();
  const past = usePast();
  const exchange = useExchange(store, state);
  const others = useOthers(store, exchange);
  const { openFile: openChangeFile } = others;
  const choice = useChoice(others, state);
  const shown = useShownPage(others, exchange.panel === 'others');
  /** The bench shows two pages side by side, and the one that is edited waits behind them. */
  const isComparing = past.now?.moment !== undefined || ((choice ?? shown.page) !== undefined && !past.now);
  const side = useFold(isComparing);
  const elsewhere = useElsewhere(store, state);
  const history = useHistory(store, state, past);
  const first = useFirstMinute(store, state.look !== undefined, exchange.sent?.is === 'beingRead');
  const { show: showFirst } = first;
  const open = useCallback(
    (name: DialogName, place?: PlaceIn) =>
      setDialog(before => ({ name, turn: (before?.turn ?? 0) + 1, ...(place && { place }) })),
    [],
  );
  const close = (closed: Opened) => setDialog(opened => (opened === closed ? undefined : opened));
  const now = useMemo(
    (): Situation => ({
      ...{ store, state, open, side, past, exchange, openChangeFile, showFirst },
      target: past.now ? undefined : selectedTarget(state),
    }),
    [store, state, open, side, past, exchange, openChangeFile, showFirst],
  );
  useKeys(now);
  useFocusKeptInPanel();
  useTitle(`${titleOfPage(state)} · ${state.opened.site}`);
  const rightSide = () => {
    if (past.now) return <HistoryPanel history={history} />;
    if (exchange.panel === 'sent') return <SentPanel />;
    if (choice) return <ChooseVersion others={others} choice={choice} />;
    if (exchange.panel === 'others') return <OthersPanel {...{ others, shown }} />;
    if (first.told && !state.selected) return <FirstMinutePanel {...first} told={first.told} />;
    return <FieldsPanel elsewhere={elsewhere} />;
  };
  return (
    <SituationContext value={now}>
      <div className="shell" data-folded={side.isFolded || undefined}>
        <TopBar view={view} />
        <LeftSide />
        <PageFrame {...view} isHidden={isComparing} />
        {past.now?.moment && <LookBack history={history} view={view.view} />}
        {choice && !past.now && <VersionsOnBench choice={choice} file={others.file?.id} view={view.view} />}
        {shown.page && !past.now && <PageOfOthersOnBench {...{ shown, others }} view={view.view} />}
        {/* What lies over the page and belongs to the window. */}
        <section className="over" aria-label={SHELL_WORDS.page.over}>
          <BlockTools />
          {!past.now && !choice && !shown.page && <StillElsewhere elsewhere={elsewhere} />}
          <Toast />
        </section>
        {rightSide()}
        {dialog && <Dialogs key={dialog.turn} {...dialog} onClose={() => close(dialog)} />}
      </div>
    </SituationContext>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.documentElement.lang = LANGUAGE;
    document.title = SHELL_WORDS.window.edit(title);
  }, [title]);
}

/** Listens in the page of the frame as well. Whatever has the focus, the keys mean the same. */
function useKeys(now: Situation): void {
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const command = commandFor(event, latest.current);
      if (!command) return;
      event.preventDefault();
      void command.run(latest.current);
    };
    const hearIn = (page: Document) => {
      page.addEventListener('keydown', hear);
      hearDrops(page, () => latest.current);
    };
    const hearFrame = ({ target }: Event) => {
      const page =
        target instanceof HTMLIFrameElement && target.closest('.page') ? target.contentDocument : null;
      if (page) hearIn(page);
    };
    hearIn(document);
    // A frame's "load" does not bubble.
    document.addEventListener('load', hearFrame, true);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('load', hearFrame, true);
    };
  }, []);
}
