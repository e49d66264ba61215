import { createContext, useContext, useId, useState } from 'react';
import { capital, shortened } from '../../../base/words.ts';
import { isWithin } from '../../../document/steps/moved.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn, ToldProblem } from '../../model/asks.ts';
import type { Control } from '../../model/form/control.ts';
import { countsWhole, type FieldInForm } from '../../model/form/form.ts';
import { carriedTo } from '../../model/state/anchors.ts';
import { type Draft, problemsIn, whyHeld } from '../../model/state/draft.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { documentNow, type State } from '../../model/state/state.ts';
import { type ExampleText, exampleTextAt } from '../../model/state/to-be-written.ts';
import { useSituation } from '../commands/situation.ts';
import { ElsewhereLine } from '../elsewhere/ElsewhereLine.tsx';
import type { FoundElsewhere } from '../elsewhere/use-elsewhere.ts';
import { Sign } from '../parts/Sign.tsx';
import { filterChoice } from '../shown/filter-choice.ts';
import { isBlank } from '../shown/held.ts';
import { helpWords, roomLeft } from '../shown/help-words.ts';
import { controlNow } from '../shown/levels.ts';
import { ShownOnPages } from './around/ShownOnPages.tsx';
import { Wrong } from './around/Wrong.tsx';
import { ControlFor, labelledBy } from './ControlFor.tsx';
import { CarriedPicture } from './controls/CarriedPicture.tsx';
import type { DrawFields } from './controls/control-props.ts';
import { FilledElsewhere } from './FilledElsewhere.tsx';
import { HelpButton } from './HelpButton.tsx';
import { OtherShape } from './OtherShape.tsx';
import { helpOfUse, siteValueIn, ValueOfSite } from './ValueOfSite.tsx';

/** Places that still give the old value of a field. The field that caused them shows the way to them. */
export const ElsewhereContext = createContext<FoundElsewhere | undefined>(undefined);

/** What a block or an item is known by is written as large as that. */
export const TITLES = ['heading', 'title', 'name', 'question'];

type RowProps = { field: FieldInForm; place: PlaceIn; value: unknown; draw: DrawFields };

/** One field: its label, what it is for, its control, and what is wrong with it. */
export function FieldRow({ field, place: around, value, draw }: RowProps) {
  const { store, state } = useSituation();
  const id = useId();
  const place = { document: around.document, path: [...around.path, field.step] };
  const control = filterChoice(place, state) ?? controlNow(field, value);
  const example = exampleIn(place, control, state);
  const sentences = [...exampleSaid(example), ...sentencesAt(place, state)];
  const held = heldAt(place, state);
  const elsewhere = useContext(ElsewhereContext);
  const { short, more } = helpWords({ ...field, help: field.help || helpOfUse(place, state) });
  const labelId = `${id}-label`;
  /** Somebody writes here, and not in the value of the whole site that stood here when the row came up. */
  const [isOwn, setOwn] = useState(false);
  const shown = isOwn ? undefined : siteValueIn(value, place, state);
  const label = shown ? 'group' : labelledBy(control);
  const Label = ({ native: 'label', words: 'span', group: 'h3' } as const)[label];
  const room = 'most' in control && typeof value === 'string' ? roomLeft(value, control) : undefined;
  const write = (wanted: unknown, isHalf: boolean) => {
    setOwn(true);
    store.type(place, wanted, isHalf);
  };
  const writeHere = () => {
    setOwn(true);
    store.select({ ...place });
  };
  const props = {
    ...{ control, field, place, value, id, labelId, draw },
    language: documentNow(place.document, state)?.language,
    put: (wanted: unknown) => write(wanted, false),
    type: (wanted: unknown) => write(wanted, countsWhole(field)),
    about: `${id}-help ${id}-said`,
    isInvalid: held !== undefined || sentences.some(({ level }) => level === 'error'),
  };
  const isFilled = value === undefined && (field.fromSite ?? field.fromPages) !== undefined;
  const carried = control.kind === 'picture' ? carriedTo(place, state) : undefined;
  const isLine = typeof field.step === 'number';
  const help = [control.kind !== 'yes' && short, more].filter(Boolean).join(' ');
  return (
    <div
      className="field stack"
      data-path={keyOf(place)}
      data-kind={control.kind}
      data-rank={TITLES.includes(String(field.step)) || undefined}
      data-example={example?.isUntouched}
      {...(label === 'group' && {
        role: 'group',
        'aria-labelledby': labelId,
        'aria-describedby': props.about,
      })}
    >
      <div className="field__head">
        <Label
          id={labelId}
          className={isLine && label !== 'group' ? 'unseen' : 'field__label'}
          {...(label === 'native' && { htmlFor: id })}
        >
          {capital(field.label)}
        </Label>
      </div>
      {isFilled && <FilledElsewhere {...props} />}
      {shown && <ValueOfSite {...props} shown={shown} writeHere={writeHere} />}
      {carried && <CarriedPicture {...carried} />}
      {!isFilled && !shown && <ControlFor {...props} />}
      <HelpButton id={`${id}-help`} label={field.label} words={isLine ? '' : help} />
      <div id={`${id}-said`}>
        {sentences.map(({ message, level }) => (
          <p key={message} className={`field__said field__said--${level}`}>
            <Sign name="wrong" />
            <span>{message}</span>
          </p>
        ))}
        {held && <Wrong held={held} />}
        {room && <p className="small">{room}</p>}
      </div>
      <ShownOnPages place={place} />
      {elsewhere?.cause === keyOf(place) && <ElsewhereLine elsewhere={elsewhere} />}
      {!shown && <OtherShape {...props} />}
    </div>
  );
}

/** The draft of this very field, if it cannot be saved as it is. */
function heldAt(place: PlaceIn, { waiting }: State): Draft | undefined {
  const here = waiting.get(keyOf(place));
  return here && whyHeld(here) && !isBlank(here) ? here : undefined;
}

type Said = Pick<ToldProblem, 'message' | 'level'>;

/** The words of an example in this field, and not in a field in it that has a place of its own. */
function exampleIn(place: PlaceIn, { kind }: Control, { waiting }: State): ExampleText | undefined {
  const found = exampleTextAt(place, waiting);
  return kind === 'words' || found?.path.length === place.path.length ? found : undefined;
}

function exampleSaid(example: ExampleText | undefined): Said[] {
  if (!example || example.isUntouched) return [];
  const words = shortened(example.words);
  const message = SHELL_WORDS.fields.exampleLeft(words);
  return [{ message, level: 'error' }];
}

/** What the check says of this field, and not of a field in it that has a place of its own. */
function sentencesAt(place: PlaceIn, { look, waiting }: State): Said[] {
  const isHere = (other: PlaceIn) =>
    other.document === place.document &&
    other.path.length === place.path.length &&
    isWithin(other.path, place.path);
  // The field of a draft says itself why it is not saved.
  const others = [...waiting].flatMap(([key, one]) => (key === keyOf(place) ? [] : problemsIn(one)));
  const inWaiting = others.filter(isHere);
  if (inWaiting.length > 0) return inWaiting.map(({ message }) => ({ message, level: 'error' }));
  return (look?.problems ?? []).filter(isHere);
}
