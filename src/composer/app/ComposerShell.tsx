import { useSyncExternalStore } from 'react';
import { FieldsPanel } from './fields/FieldsPanel.tsx';
import { PageFrame } from './frame/PageFrame.tsx';
import { Outline } from './outline/Outline.tsx';
import type { Store } from './store.ts';
import { TopBar } from './TopBar.tsx';

/** Blocks on the left, the page itself in the middle, the fields of what is selected on the right. */
export function ComposerShell({ store }: { store: Store }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  return (
    <div className="shell">
      <TopBar store={store} state={state} />
      <Outline store={store} state={state} />
      <PageFrame store={store} state={state} />
      <FieldsPanel store={store} state={state} />
      <p className="said" role="status">
        {state.said}
      </p>
    </div>
  );
}
