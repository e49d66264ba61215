import { useId, useState } from 'react';
import { capital, shortened } from '../../../base/words.ts';
import type { PlaceIn, ToldProblem } from '../../model/asks.ts';
import type { Control } from '../../model/form/control.ts';
import type { FieldInForm } from '../../model/form/form.ts';
import { isWithin } from '../../model/moved.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { type ExampleText, exampleTextAt } from '../../model/state/to-be-written.ts';
import type { Props } from '../TopBar.tsx';
import { isBlank } from './around/NotSavedYet.tsx';
import { ControlFor, labelledBy } from './controls/ControlFor.tsx';
import type { DrawFields } from './controls/control-props.ts';
import { FilledElsewhere } from './FilledElsewhere.tsx';
import { helpWords, roomLeft, withLabel } from './help-words.ts';
import { controlNow } from './levels.ts';
import { OtherShape } from './OtherShape.tsx';
import { siteValueIn, ValueOfSite } from './ValueOfSite.tsx';

type RowProps = Props & { field: FieldInForm; place: PlaceIn; value: unknown; draw: DrawFields };

/** One field: its label, what it is for, its control, and what is wrong with it. */
export function FieldRow({ field, place: around, value, draw, store, state }: RowProps) {
  const id = useId();
  const place = { document: around.document, path: [...around.path, field.step] };
  const control = controlNow(field, value);
  const example = exampleIn(place, control, state);
  const sentences = [...exampleSaid(example), ...sentencesAt(place, state)];
  const { short, more } = helpWords(field);
  const labelId = `${id}-label`;
  /** Somebody writes here, and not in the value of the whole site that stood here when the row came up. */
  const [isOwn, setOwn] = useState(false);
  const shown = isOwn ? undefined : siteValueIn(value, place, state);
  const label = shown ? 'group' : labelledBy(control);
  const Label = ({ native: 'label', words: 'span', group: 'h3' } as const)[label];
  const room = 'most' in control && typeof value === 'string' ? roomLeft(value, control) : undefined;
  const put = (wanted: unknown) => {
    setOwn(true);
    store.type(place, wanted);
  };
  const writeHere = () => {
    setOwn(true);
    store.select({ ...place });
  };
  const props = {
    ...{ control, field, place, value, id, labelId, draw, store, state, put },
    about: `${id}-help ${id}-said`,
    isInvalid: sentences.some(({ level }) => level === 'error'),
  };
  const isFilled = value === undefined && (field.fromSite ?? field.fromPages) !== undefined;
  const isLine = typeof field.step === 'number';
  const help = (
    <div id={`${id}-help`} className="field__help small">
      {control.kind !== 'yes' && short && <p>{short}</p>}
      {more && (
        <details className="why">
          <summary aria-label={`More about ${field.label}`}>?</summary>
          <p>{more}</p>
        </details>
      )}
    </div>
  );
  return (
    <div
      className="field stack"
      data-path={keyOf(place)}
      data-kind={control.kind}
      data-example={example?.isUntouched}
      {...(label === 'group' && {
        role: 'group',
        'aria-labelledby': labelId,
        'aria-describedby': props.about,
      })}
    >
      <Label
        id={labelId}
        className={isLine ? 'unseen' : 'field__label'}
        {...(label === 'native' && { htmlFor: id })}
      >
        {capital(field.label)}
      </Label>
      {control.kind !== 'yes' && help}
      {isFilled && <FilledElsewhere {...props} />}
      {shown && <ValueOfSite {...props} shown={shown} writeHere={writeHere} />}
      {!isFilled && !shown && <ControlFor {...props} />}
      {control.kind === 'yes' && help}
      <div id={`${id}-said`}>
        {sentences.map(({ message, level }) => (
          <p key={message} className={`inset field__said field__said--${level}`}>
            {withLabel(message, field.step, field.label)}
          </p>
        ))}
        {room && <p className="small">{room}</p>}
      </div>
      {!shown && <OtherShape {...props} />}
    </div>
  );
}

type Said = Pick<ToldProblem, 'message' | 'level'>;

/** The words of an example in this field, and not in a field in it that has a place of its own. */
function exampleIn(place: PlaceIn, { kind }: Control, { waiting }: Props['state']): ExampleText | undefined {
  const found = exampleTextAt(place, waiting);
  return kind === 'words' || found?.path.length === place.path.length ? found : undefined;
}

function exampleSaid(example: ExampleText | undefined): Said[] {
  if (!example || example.isUntouched) return [];
  const words = shortened(example.words);
  const message = `Words of the example are still here: “${words}”. Take them away, or change one of them.`;
  return [{ message, level: 'error' }];
}

/** What the check says of this field, and not of a field in it that has a place of its own. */
function sentencesAt(place: PlaceIn, { look, waiting }: Props['state']): Said[] {
  const here = waiting.get(keyOf(place));
  const refused = here && !isBlank(here) ? here.refused : undefined;
  const isHere = (other: PlaceIn) =>
    other.document === place.document &&
    other.path.length === place.path.length &&
    isWithin(other.path, place.path);
  if (refused)
    return refused.problems && refused.problems.length > 0
      ? refused.problems.map(({ message }) => ({ message, level: 'error' as const }))
      : [{ message: refused.message, level: 'error' }];
  const inWaiting = [...waiting.values()].flatMap(({ refused }) => refused?.problems ?? []).filter(isHere);
  if (inWaiting.length > 0) return inWaiting.map(({ message }) => ({ message, level: 'error' }));
  return (look?.problems ?? []).filter(isHere);
}
