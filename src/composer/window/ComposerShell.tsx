import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LANGUAGE, SHELL_WORDS } from '../language/window-words.ts';
import { commandFor, type DialogName, type Situation } from './commands.ts';
import { FieldsPanel } from './fields/FieldsPanel.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { BlocksDialog } from './outline/BlocksDialog.tsx';
import { Outline } from './outline/Outline.tsx';
import { PagesDialog } from './outline/PagesDialog.tsx';
import { PageFrame } from './page/PageFrame.tsx';
import type { Store } from './store.ts';
import { TopBar } from './TopBar.tsx';
import { selectedTarget } from './target.ts';
import { titleOfPage } from './words.ts';

/** Blocks on the left, the page itself in the middle, the fields of what is selected on the right. */
export function ComposerShell({ store }: { store: Store }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const [dialog, open] = useState<DialogName>();
  const now: Situation = { store, state, target: selectedTarget(store, state), open };
  const onClose = () => open(undefined);
  useKeys(now);
  const title = `${titleOfPage(state)} · ${state.opened.site}`;
  useEffect(() => {
    document.documentElement.lang = LANGUAGE;
  }, []);
  useEffect(() => {
    document.title = SHELL_WORDS.window.edit(title);
  }, [title]);
  return (
    <div className="shell">
      <TopBar now={now} />
      <Outline now={now} />
      <PageFrame store={store} state={state} />
      <FieldsPanel store={store} state={state} />
      <p className="said" role="status">
        {state.said}
      </p>
      {dialog === 'pages' && <PagesDialog store={store} state={state} onClose={onClose} />}
      {dialog === 'blocks' && <BlocksDialog now={now} onClose={onClose} />}
      {dialog === 'keys' && <KeysDialog now={now} onClose={onClose} />}
    </div>
  );
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
    const hearFrame = ({ target }: Event) => {
      const isFrame = target instanceof HTMLIFrameElement;
      if (isFrame) target.contentDocument?.addEventListener('keydown', hear);
    };
    document.addEventListener('keydown', hear);
    // A frame's "load" does not bubble.
    document.addEventListener('load', hearFrame, true);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('load', hearFrame, true);
    };
  }, []);
}
