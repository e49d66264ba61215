// The control of an amount of money and of other numbers. They are typed and shown as the site writes them.

import { type FocusEvent, useRef, useState } from 'react';
import { type Counted, type Reading, readAmount } from '../../../../base/amounts/written-amount.ts';
import { bareAmount, currencySign, type Locale } from '../../../../base/language.ts';
import { shortened } from '../../../../base/words.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { State } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { amountOnSite, localeNow, numberOnSite, onlyValueIn } from '../../shown/site-values.ts';
import { type ControlProps, described, writtenText } from './control-props.ts';
import { isLeft } from './leave-field.ts';
import { ValueChooser } from './ValueChooser.tsx';
import { ValuesShown } from './ValuesShown.tsx';

/** Takes "{report}" too, the name of an amount that stands in the site document. */
export function AmountInput(props: ControlProps<'amount'>) {
  const { value, field, control, put, place } = props;
  const { store, state } = useSituation();
  const { counts, from } = control;
  const locale = localeNow(state);
  // Keeps the typed text until the author leaves the field: "$7" is on its way to "$700".
  const [draft, setDraft] = useState<string>();
  const first = useRef<unknown>(undefined);
  /** The text by which the author has given the number, if people of the site's language write that number otherwise. */
  const [given, setGiven] = useState<string>();
  const text = draft ?? onlyValueIn(value, state)?.shown ?? writtenNumber(value, control, state);
  const isName = from !== undefined && text.trim().startsWith('{');
  const reading = isName ? undefined : readAmount(text, counts, locale);
  const isTyped = draft !== undefined || typeof value === 'string';
  /** A field that may hold words would take as words what is no number, so that stays in the window until it is one. */
  const isHeld = isTyped && field.otherwise !== undefined && reading?.kind !== 'one';

  const sign = locale && currencySign(locale);
  const signId = `${props.id}-sign`;
  /** A name in braces or words have a sign of their own. */
  const isMoney = counts === 'money' && !isName && typeof value !== 'string';

  function type(typed: string): void {
    if (draft === undefined) first.current = value;
    setDraft(typed);
    setGiven(typed);
    const wanted = amountTyped(typed, props, locale);
    if (field.otherwise === undefined || typeof wanted === 'number') props.type(wanted);
    else props.type(first.current);
  }

  function leave(event: FocusEvent): void {
    if (!isLeft(event)) return;
    const isEmptied = text.trim() === '';
    if (isHeld && isEmptied && !field.isNeeded) put(undefined);
    if (!isHeld || isEmptied) setDraft(undefined);
  }

  return (
    <>
      <span className="amount" data-before={isMoney ? sign?.isBefore : undefined}>
        {isMoney && <span id={signId}>{sign?.sign}</span>}
        <input
          {...described({ ...props, about: `${signId} ${props.about}` })}
          className="input input--short"
          inputMode={from ? 'text' : counts === 'whole' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          onBlur={leave}
          onChange={({ target }) => type(target.value)}
        />
      </span>
      {isTyped && reading?.kind === 'asked' && (
        <NumbersMeant
          {...{ reading, counts }}
          choose={number => {
            setDraft(undefined);
            put(number);
            store.select({ ...place });
          }}
        />
      )}
      {given !== undefined && <Understood {...{ given, value, counts }} />}
      {isHeld && reading?.kind === 'none' && (
        <p className="inset field__said field__said--error" role="status">
          {troubleWords(reading) ?? SHELL_WORDS.amount.isOne}
        </p>
      )}
      {typeof value === 'string' && <ValuesShown text={value} />}
      {from && typeof value === 'string' && value !== '' && (
        <ValueChooser {...props} kind="amounts" onChoose={put} />
      )}
    </>
  );
}

/** "1.200,50 €" → 1200.5 on a German site. What is no number stays as it was typed, and the check says what is wrong with it. */
function amountTyped(
  text: string,
  { field, control }: ControlProps<'amount'>,
  locale: Locale | undefined,
): unknown {
  const plain = text.trim();
  if (plain === '') return writtenText('', field.isNeeded);
  if (control.from && plain.startsWith('{')) return plain;
  const reading = readAmount(text, control.counts, locale);
  return reading.kind === 'one' ? Number(reading.number) : text;
}

function writtenNumber(value: unknown, control: ControlProps<'amount'>['control'], state: State): string {
  const locale = localeNow(state);
  if (typeof value !== 'number') return String(value ?? '');
  return control.counts === 'money' && locale ? bareAmount(value, locale) : numberOnSite(value, state);
}

type MeantProps = {
  reading: Extract<Reading, { kind: 'asked' }>;
  counts: Counted;
  choose: (number: number) => void;
};

/** The numbers that somebody can have meant, each written as visitors will read it. */
function NumbersMeant({ reading, counts, choose }: MeantProps) {
  const { state } = useSituation();
  const shown = counts === 'money' ? amountOnSite : numberOnSite;
  return (
    <p className="line">
      {SHELL_WORDS.amount.doYouMean}{' '}
      {reading.numbers.map(number => (
        <button key={number} type="button" onClick={() => choose(Number(number))}>
          {shown(Number(number), state)}
        </button>
      ))}
    </p>
  );
}

type UnderstoodProps = { given: string; counts: Counted; value: unknown };

/** Says which number "89.50" is taken for on a German site. */
function Understood({ given, value, counts }: UnderstoodProps) {
  const { state } = useSituation();
  const reading = readAmount(given, counts, localeNow(state));
  if (reading.kind !== 'one' || !reading.isUnusual || Number(reading.number) !== value) return null;
  const shown = counts === 'money' ? amountOnSite : numberOnSite;
  return (
    <p className="small" role="status">
      {SHELL_WORDS.amount.understood(SHELL_WORDS.quoted(given.trim()), shown(value, state))}
    </p>
  );
}

/** Why a text is no number. Undefined if it has no digits at all. */
export function troubleWords({ trouble }: Extract<Reading, { kind: 'none' }>): string | undefined {
  if (!trouble) return undefined;
  const { amount, listed, quoted } = SHELL_WORDS;
  const what = listed(trouble.what.map(one => quoted(shortened(one))));
  return trouble.is === 'foreign' ? amount.foreign(what, trouble.currency) : amount[trouble.is](what);
}
