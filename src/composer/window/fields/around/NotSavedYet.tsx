import { isFields } from '../../../../base/json-value.ts';
import { counted } from '../../../../base/words.ts';
import { labelField } from '../../../../document/schema/labels.ts';
import { type Draft, homeOf } from '../../../model/state/state.ts';
import { exampleTextsIn, toBeWritten } from '../../../model/state/to-be-written.ts';
import { numberOnSite } from '../../site-values.ts';
import type { Props } from '../../TopBar.tsx';
import { placeWords, sentenceOf } from '../levels.ts';

/** What is typed and not in the file, with what is wrong and what can be done. */
export function NotSavedYet({ store, state }: Props) {
  const held = [...state.waiting].filter(([, one]) => one.refused && !isBlank(one));
  if (held.length === 0 || !state.look) return null;
  return (
    <section className="box box--error stack" aria-label="Not saved yet">
      <h2>Not saved yet</h2>
      <ul className="stack stack--wide">
        {held.map(([key, one]) => (
          <HeldBack key={key} held={one} id={key} store={store} state={state} />
        ))}
      </ul>
    </section>
  );
}

/** A new line into which nobody has written yet. */
export function isBlank({ value, begun }: Draft): boolean {
  return begun !== undefined && value === '';
}

type HeldProps = Props & { id: string; held: Draft };

function HeldBack({ id, held, store, state }: HeldProps) {
  const { place, value, begun, refused } = held;
  const { problems = [], ways = [] } = refused ?? {};
  /** The buttons go with what they are about, and the work goes on in its field. */
  const settle = (deed: () => unknown) => () => {
    deed();
    store.select({ ...place });
  };
  const keepMine = async () => {
    await store.keepMine(id);
    if (!store.state().waiting.has(id)) store.say('Saved.');
  };
  const isContested = refused !== undefined && 'theirs' in refused;
  const others = exampleTextsIn(held).length > 0 ? toBeWrittenIn(held, state) : refused?.message;
  const sentences = problems.length > 0 ? problems.map(problem => sentenceOf(problem, state)) : [others];
  return (
    <li className="stack">
      <strong>
        <button type="button" className="quiet" onClick={settle(() => undefined)}>
          {whereWords(held, state)}
        </button>
      </strong>
      {isContested ? (
        <>
          <p>Somebody else has changed this in the meantime.</p>
          <dl>
            <dt>Yours</dt>
            <dd className="inset">{inShort(value, state)}</dd>
            <dt>Theirs</dt>
            <dd className="inset">{inShort(refused.theirs, state)}</dd>
          </dl>
        </>
      ) : (
        <>
          <p className="inset">{inShort(value, state)}</p>
          {[...new Set(sentences)].map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      <span className="line">
        {ways.map(({ title, steps }) => (
          <button key={title} type="button" onClick={settle(() => store.mend(id, steps))}>
            {title}
          </button>
        ))}
        {isContested && (
          <button type="button" onClick={settle(keepMine)}>
            Keep mine
          </button>
        )}
        <button type="button" onClick={settle(() => store.leave(id))}>
          {isContested ? 'Take theirs' : begun ? 'Take it away' : 'Leave it as it was'}
        </button>
      </span>
    </li>
  );
}

const LIST = new Intl.ListFormat('en-AU');
const MOST_NAMED = 4;

/** Names the fields that still have words of the example. A field of an inner item is named with its item. */
function toBeWrittenIn(held: Draft, state: Props['state']): string {
  const { document } = held.place;
  const around = (placeWords(held.place, state)?.inside.length ?? 0) + 1;
  const fields = exampleTextsIn(held).flatMap(({ path }) => {
    const words = placeWords({ document, path }, state);
    return words ? [`“${[words.label, ...words.inside.slice(around).slice(-1)].join(', in ')}”`] : [];
  });
  const names = [...new Set(fields)];
  const more = names.splice(MOST_NAMED);
  const all = [...names, ...(more.length > 0 ? [counted(more.length, 'more field')] : [])];
  return toBeWritten(` in ${LIST.format(all)}`);
}

/** "Heading, in FAQ: Your questions" */
function whereWords({ place }: Draft, state: Props['state']): string {
  const words = placeWords(place, state);
  const { pages, route } = state;
  const document = homeOf(place.document, state);
  if (!words) return `On the page “${pages.find(page => page.route === document)?.title ?? document}”`;
  const part = [words.label, ...words.inside.slice(-1)].join(', in ');
  return document === route ? part : `${part}, for several pages`;
}

function inShort(value: unknown, state: Props['state']): string {
  if (value === undefined || value === '') return 'Nothing';
  if (Array.isArray(value))
    return value.every(item => typeof item === 'string') ? value.join(' ') : counted(value.length, 'item');
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (typeof value === 'number') return numberOnSite(value, state);
  if (!isFields(value)) return String(value);
  const field = labelField(value);
  return field === undefined ? counted(Object.keys(value).length, 'field') : String(value[field]);
}
