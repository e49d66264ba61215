import { keyOf } from '../present.ts';
import type { Props } from '../TopBar.tsx';

/** The blocks of the page. */
export function Outline({ store, state }: Props) {
  return (
    <nav className="outline" aria-label="Blocks of this page">
      <ol>
        {state.look?.blocks.map(({ document, path, type }) => (
          <li key={keyOf({ document, path })}>
            <button type="button" onClick={() => store.select({ document, path })}>
              {type}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
