import { isFields } from '../../../../base/json-value.ts';
import { capital } from '../../../../base/words.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { useSituation } from '../../commands/situation.ts';
import { Sign } from '../../parts/Sign.tsx';
import { isPartOfSite } from '../../shown/levels.ts';
import type { ControlProps } from './control-props.ts';
import { PictureInput } from './PictureInput.tsx';

/** A group of fields inside a field: a picture with its words, a card, a link. */
export function NestedFields(props: ControlProps<'picture' | 'card' | 'group'>) {
  const { control, field, place, value, about, draw, put } = props;
  const { store, state } = useSituation();
  // Some pictures are only the name of a file.
  if (control.kind === 'picture' && !control.schema)
    return <PictureInput {...(props as ControlProps<'picture'>)} />;
  const { schema = {} } = control;
  if (value === undefined)
    return (
      <button type="button" onClick={() => put({})} aria-describedby={about}>
        {SHELL_WORDS.fields.add(field.label)}
      </button>
    );
  if (isPartOfSite(state.look?.documents[place.document]?.kind, place.path, control))
    return (
      <button type="button" className="items__open" onClick={() => store.select(place)}>
        <span className="grow">{capital(field.label)}</span>
        <Sign name="next" />
      </button>
    );
  return (
    <div className="field__group inset stack stack--wide">
      {draw.all(schema, place, isFields(value) ? value : {})}
      {!field.isNeeded && (
        <button type="button" className="small quiet" onClick={() => put(undefined)} aria-describedby={about}>
          {SHELL_WORDS.fields.takeAway(field.label)}
        </button>
      )}
    </div>
  );
}
