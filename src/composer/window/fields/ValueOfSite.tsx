import { useContext } from 'react';
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { FieldInForm } from '../../model/form/form.ts';
import { presentValue } from '../../model/state/drafts.ts';
import { begunAt, type State } from '../../model/state/state.ts';
import { inBraces } from '../../words/words-schema.ts';
import { useSituation } from '../commands/situation.ts';
import { levelsTo } from '../shown/levels.ts';
import { onlyValueIn, siteNow } from '../shown/site-values.ts';
import { isLocked } from '../shown/target.ts';
import { ElsewhereBox } from './around/ElsewhereBox.tsx';
import { type ControlProps, LockedFields } from './controls/control-props.ts';

/** A value of the whole site that a field shows, with its own field. */
type SiteValue = { document: string; path: string[]; value: unknown; field: FieldInForm };

/** Undefined if the field shows something else too. In something begun, it may be the words of an example. */
export function siteValueIn(value: unknown, place: PlaceIn, state: State): SiteValue | undefined {
  const shown = onlyValueIn(value, state);
  if (!shown || !state.look || begunAt(place.document, state.waiting)) return undefined;
  const { path } = shown;
  const { document } = siteNow(state);
  const site = presentValue(document, state);
  const field = levelsTo({ document, path }, state).at(-1)?.field;
  return field && { document, path, value: valueAt(site, path), field };
}

/** An author has named the value, so only a field of the site document that shows it alone can say how it is written. */
export function helpOfUse({ document, path }: PlaceIn, state: State): string {
  const [table, name] = path;
  if (document !== siteNow(state).document || table !== 'values' || path.length !== 2) return '';
  const site = presentValue(document, state);
  const shows = (value: unknown) => value === inBraces(String(name));
  const uses = Object.entries(isFields(site) ? site : {}).flatMap(([field, value]): Path[] => {
    if (!isFields(value)) return shows(value) ? [[field]] : [];
    return Object.keys(value).flatMap(inner => (shows(value[inner]) ? [[field, inner]] : []));
  });
  const helps = uses.map(path => levelsTo({ document, path }, state).at(-1)?.field?.help);
  return helps.find(Boolean) ?? '';
}

type ValueProps = Pick<ControlProps, 'place' | 'draw'> & {
  shown: SiteValue;
  writeHere: () => void;
};

/**
 * Stands in the place of a name in braces alone. Somebody who clicks these words means the value, so the value is changed, here and
 * everywhere.
 */
export function ValueOfSite({ shown, writeHere, place, draw }: ValueProps) {
  const { store, state } = useSituation();
  const { document, path, value, field } = shown;
  const isAround = useContext(LockedFields);
  const isReadOnly = isLocked(document, state);
  const isNamed = levelsTo(place, state).at(-1)?.field?.label === field.label;
  const unlock = () => {
    store.unlock(document);
    store.select({ ...place }, state.caret);
  };
  return (
    <div className={isNamed ? 'inset inset--named stack' : 'inset stack'}>
      {/* In the site document, the panel itself says so. */}
      {place.document !== document && (
        <ElsewhereBox
          where={SHELL_WORDS.everywhere.valueOfSite(capital(field.label))}
          press={isReadOnly ? unlock : undefined}
        />
      )}
      <LockedFields value={isAround || isReadOnly}>
        <fieldset disabled={isReadOnly} className="stack">
          {draw.one(field, { document, path: path.slice(0, -1) }, value)}
        </fieldset>
      </LockedFields>
      <button type="button" className="quiet" onClick={writeHere}>
        {SHELL_WORDS.everywhere.writeElse}
      </button>
    </div>
  );
}
