import { SHELL_WORDS } from '../../language/window-words.ts';
import type { FirstMinute } from '../../model/first-minute.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { titleOfPage } from '../shown/titles.ts';
import { AsFileButton } from '../versions/AsFileButton.tsx';
import { HostLine } from './HostLine.tsx';
import { NameLine } from './NameLine.tsx';
import { ReviewerLine } from './ReviewerLine.tsx';
import type { FirstControl } from './use-first-minute.ts';

const WORDS = SHELL_WORDS.first;

/**
 * Stands in the place of the fields, while nothing is selected: three lines, each with its button or its tick. In a folder without Git,
 * it offers the work as a file.
 */
export function FirstMinutePanel({ told, putAway, tellGit, tryHost }: FirstControl & { told: FirstMinute }) {
  const { state } = useSituation();
  return (
    <aside className="fields" aria-label={SHELL_WORDS.commands.firstMinute} id="fields" tabIndex={-1}>
      <div className="way">
        <p className="first__kind">
          <Sign name="hand" />
          {SHELL_WORDS.commands.firstMinute}
        </p>
        <h2>{WORDS.title}</h2>
      </div>
      <div className="fields__body">
        {told.missing === undefined ? (
          <ol>
            <NameLine {...told} tellGit={tellGit} />
            <HostLine {...told} tryHost={tryHost} />
            <ReviewerLine />
          </ol>
        ) : (
          <div className="stack">
            <p>{told.missing}</p>
            <AsFileButton title={state.opened.site || titleOfPage(state)} />
          </div>
        )}
      </div>
      <div className="first__foot">
        <button type="button" className="quiet" onClick={() => void putAway()}>
          {WORDS.putAway}
        </button>
      </div>
    </aside>
  );
}
