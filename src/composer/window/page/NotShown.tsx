import { isWithin } from '../../../document/steps/moved.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useSituation } from '../commands/situation.ts';
import type { State } from '../store/store.ts';

/** Strips above the page: as of which day the page is shown, and why the page, or what is selected, cannot be seen. */
export function NotShown() {
  const { state } = useSituation();
  const note = notShown(state);
  const { day, unseen } = state.look ?? {};
  const { otherDay } = SHELL_WORDS;
  return (
    <>
      <div role="status" className={day === undefined ? 'unseen' : 'then'}>
        {day !== undefined && (
          <>
            <p className="grow">
              {[otherDay.shown(day), unseen && otherDay.unseen(unseen)].filter(Boolean).join(' ')}
            </p>
            <CommandButton name="seeToday" className="small" />
          </>
        )}
      </div>
      {note && (
        <div className="then">
          <p className="grow">{note}</p>
        </div>
      )}
    </>
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
