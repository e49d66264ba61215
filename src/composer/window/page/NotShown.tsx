import { SHELL_WORDS } from '../../language/window-words.ts';
import { isWithin } from '../../model/moved.ts';
import type { Situation } from '../commands.ts';
import type { State } from '../store.ts';

/** A strip above the page that says why the page, or what is selected, cannot be seen. */
export function NotShown({ now }: { now: Situation }) {
  const note = notShown(now.state);
  if (!note) return null;
  return (
    <div className="then">
      <p>{note}</p>
    </div>
  );
}

function notShown({ look, selected }: State): string | undefined {
  const { page } = SHELL_WORDS;
  if (look && !look.drawn) return page.hasMistakes;
  const block = look?.blocks.find(
    ({ document, path }) => selected?.document === document && isWithin(selected.path, path),
  );
  if (!block || block.isDrawn) return undefined;
  return block.isHidden ? page.isHidden : page.isNotDrawn;
}
