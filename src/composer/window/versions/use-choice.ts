// Knows which of the versions of a place the author has chosen, and which keys choose and keep one.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readAmount } from '../../../base/amounts/written-amount.ts';
import type { ExchangeQuestion, ExchangeTake } from '../../model/exchange.ts';
import type { State } from '../../model/state/state.ts';
import { afterwards } from '../focus/afterwards.ts';
import { isTypedIn } from '../focus/panes.ts';
import { localeNow, numberOnSite } from '../shown/site-values.ts';
import type { OthersControl } from './use-others.ts';

export type VersionName = 'mine' | 'theirs' | 'both' | 'third';

/** "words" are those of a third version. */
type Chosen = { version: VersionName; words: string };

export type VersionChoice = Chosen & {
  question: ExchangeQuestion;
  versions: VersionName[];
  refused: string | undefined;
  isBusy: boolean;
  pick: (version: VersionName) => void;
  write: (words: string) => void;
  keep: () => Promise<void>;
  leave: () => void;
  /** For the panel and for what is beside it. */
  onKeyDown: (event: KeyboardEvent) => void;
};

export function useChoice(others: OthersControl, state: State): VersionChoice | undefined {
  const { question, answers } = others;
  const [chosen, setChosen] = useState<{ [key: string]: Chosen }>({});
  const [refused, setRefused] = useState<{ key: string; message: string }>();
  const [isBusy, setBusy] = useState(false);
  const key = question?.key;
  const latest = useRef(key);
  latest.current = key;
  useEffect(() => {
    if (key !== undefined) focusChosen();
  }, [key]);
  if (!question || key === undefined) return undefined;
  const { takes, third } = question;
  const versions: VersionName[] = [...takes, ...(third === undefined ? [] : (['third'] as const))];
  const now = chosen[key] ?? firstChoice(question, answers.get(key), state);
  const set = (part: Partial<Chosen>) => {
    setChosen(before => ({ ...before, [key]: { ...now, ...part } }));
    setRefused(undefined);
  };
  const leave = () => {
    others.choose(undefined);
    afterwards(() => document.querySelector<HTMLElement>('.others__choose')?.focus());
  };

  async function keep(): Promise<void> {
    if (isBusy || !question) return;
    setBusy(true);
    const message = await others.decide(takeOf(now, question, state));
    setBusy(false);
    if (message !== undefined && latest.current === question.key) {
      setRefused({ key: question.key, message });
      focusChosen();
    }
  }

  function before(): void {
    const { questions = [] } = others.told ?? {};
    const at = questions.findIndex(one => one.key === key);
    if (at > 0) others.choose(questions[at - 1]?.key);
  }

  function pick(version: VersionName | undefined): void {
    if (version === undefined || !versions.includes(version)) return;
    set({ version });
    afterwards(focusChosen);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const deed = deedOf(event);
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  }

  function deedOf({
    key,
    target,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: KeyboardEvent): (() => void) | undefined {
    const isAlone = !ctrlKey && !metaKey && !altKey && !shiftKey;
    const isTyped = isTypedIn(target);
    const isButton = (target as Element).closest('button') !== null;
    // Enter begins a new line of words, and gives the command of a button.
    const isOwn = isButton || (target as Element).matches('textarea');
    if (key === 'Enter' && (isAlone ? !isOwn : ctrlKey || metaKey)) return () => void keep();
    if (!isAlone) return undefined;
    if (key === 'Escape') return isTyped ? () => focusChosen('input') : leave;
    if (isTyped) return undefined;
    const at = versions.indexOf(now.version);
    const deeds: { [key: string]: () => void } = {
      ArrowLeft: () => pick('mine'),
      ArrowRight: () => pick('theirs'),
      ArrowDown: () => pick(at < 2 ? versions[2] : versions[at + 1]),
      ArrowUp: () => pick(at > 1 ? versions[at === 2 ? 0 : at - 1] : undefined),
      z: before,
    };
    return deeds[key];
  }

  return {
    ...now,
    ...{ question, versions, isBusy, keep, leave, pick, onKeyDown },
    refused: refused?.key === key ? refused.message : undefined,
    write: words => set({ words }),
  };
}

/** What is no number stays as it was typed, and the server says what is wrong with it. */
function takeOf({ version, words }: Chosen, { third }: ExchangeQuestion, state: State): ExchangeTake {
  if (version !== 'third') return version;
  const reading = typeof third === 'number' ? readAmount(words, 'money', localeNow(state)) : undefined;
  return { value: reading?.kind === 'one' ? Number(reading.number) : words };
}

function firstChoice({ third }: ExchangeQuestion, take: ExchangeTake | undefined, state: State): Chosen {
  const written = (value: unknown) =>
    typeof value === 'number' ? numberOnSite(value, state) : String(value ?? '');
  if (typeof take === 'object') return { version: 'third', words: written(take.value) };
  return { version: take ?? 'mine', words: written(third) };
}

/** The field of a third version, or else the round mark of the chosen one. */
function focusChosen(wanted: 'input' | 'field' = 'field'): void {
  const card = document.querySelector('.version-card:has(input:checked)');
  const field = wanted === 'field' ? card?.querySelector<HTMLElement>('.version-card__third') : null;
  (field ?? card?.querySelector<HTMLElement>('input[type="radio"]'))?.focus();
}
