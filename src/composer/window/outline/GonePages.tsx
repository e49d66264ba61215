import { flushSync } from 'react-dom';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { useTold } from '../commands/use-told.ts';
import { focusPanelTitle } from '../focus/panes.ts';
import type { ListProps } from './lists.ts';

/** Pages that were taken away. Each opens as it was last, and can be put back. */
export function GonePages({ close }: ListProps) {
  const { state, past } = useSituation();
  const { pages = [] } = useTold('gone', {}, state.pages) ?? {};
  if (pages.length === 0) return null;
  return (
    <details className="gone">
      <summary>{SHELL_WORDS.past.gonePages(pages.length)}</summary>
      <ul>
        {pages.map(page => (
          <li key={page.document}>
            <button
              type="button"
              className="row"
              title={`${page.title} (${page.document}), ${page.words}`}
              aria-current={past.now?.gone?.document === page.document ? 'true' : undefined}
              onClick={() => {
                close();
                flushSync(() => past.begin(undefined, page));
                focusPanelTitle();
              }}
            >
              <span className="row__name grow cut">{page.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
