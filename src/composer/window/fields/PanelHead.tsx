import { typeOf, valueAt } from '../../../base/json-value.ts';
import { BLOCK_ICONS, blockIcon } from '../../../document/schema/block-icons.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { keyOf, presentValue } from '../../model/state/drafts.ts';
import { Drawing, SIGNS } from '../Sign.tsx';
import type { State } from '../store.ts';
import { kindAndTitle, titleOfPage } from '../words.ts';
import { isPage, type Level, labelNow, placeOfLevel, titledLevel } from './levels.ts';

type HeadProps = { levels: Level[]; state: State; select: (place: PlaceIn) => void };

/** What is shown, with the way back out to what is around it: "Page › FAQ", and "Question 3". */
export function PanelHead({ levels, state, select }: HeadProps) {
  const last = levels.at(-1);
  const around = levels.slice(0, -1);
  const { kind, title } = last ? named(last, state) : { kind: '', title: undefined };
  return (
    <nav aria-label={SHELL_WORDS.fields.whereYouAre} className="way">
      <ol>
        {around.map(level => (
          <li key={keyOf(placeOfLevel(level))}>
            <Drawing path={iconOf(level, state)} />
            <button type="button" className="way-to" onClick={() => select(placeOfLevel(level))}>
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

function named(level: Level, state: State): { kind: string; title?: string } {
  if (level.members) return { kind: level.label };
  const value = isPage(level, state) ? { title: titleOfPage(state) } : valueIn(level, state);
  // The footer is known by its label, whatever its first words are.
  const isItem = typeof level.path.at(-1) === 'number';
  return kindAndTitle(labelNow(level, state), value, state, isItem ? level.schema : undefined);
}

function valueIn({ document, path }: Level, state: State): unknown {
  return valueAt(presentValue(document, state), path);
}

function iconOf(level: Level, state: State): string {
  const type = typeOf(valueIn(level, state));
  if (type !== undefined) return blockIcon(state.opened.definitions[type]);
  if (level.members) return SIGNS.site;
  return level.path.length === 0 ? SIGNS.page : BLOCK_ICONS.note;
}
