import { typeOf } from '../../../base/json-value.ts';
import { BLOCK_ICONS, blockIcon } from '../../../document/schema/block-icons.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { Drawing } from '../parts/Sign.tsx';
import { SIGNS } from '../parts/signs.ts';
import { type Level, nameOfLevel, placeOfLevel, titledLevel, valueOfLevel } from '../shown/levels.ts';

/** What is shown, with the way back out to what is around it: "Page › FAQ", and "Question 3". */
export function PanelHead({ levels }: { levels: Level[] }) {
  const { store, state } = useSituation();
  const last = levels.at(-1);
  const around = levels.slice(0, -1);
  const { kind, title } = last ? nameOfLevel(last, state) : { kind: '', title: undefined };
  return (
    <nav aria-label={SHELL_WORDS.fields.whereYouAre} className="way">
      <ol>
        {around.map(level => (
          <li key={keyOf(placeOfLevel(level))}>
            <Drawing path={iconOf(level, state)} />
            <button type="button" className="way-to cut" onClick={() => store.select(placeOfLevel(level))}>
              {titledLevel(level, state)}
            </button>
          </li>
        ))}
        {last && title !== undefined && (
          <li aria-hidden="true">
            <Drawing path={iconOf(last, state)} />
            {kind}
          </li>
        )}
      </ol>
      {last && (
        <h2 tabIndex={-1}>
          {title === undefined ? kind : <span className="unseen">{kind}: </span>}
          {title}
        </h2>
      )}
    </nav>
  );
}

function iconOf(level: Level, state: State): string {
  const type = typeOf(valueOfLevel(level, state));
  if (type !== undefined) return blockIcon(state.opened.definitions[type]);
  if (level.members) return SIGNS.site;
  return level.path.length === 0 ? SIGNS.page : BLOCK_ICONS.note;
}
