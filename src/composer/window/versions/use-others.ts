// Asks what the others have done, keeps the author's answers to what both have changed, and gets the others' work.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { type Asks, CHANGED, newId, REHEARSAL } from '../../model/asks.ts';
import type { ExchangeAnswer, ExchangeQuestion, ExchangeTake, OthersNow } from '../../model/exchange.ts';
import { type ExchangeControl, mayLook } from '../exchange/use-exchange.ts';
import { afterwards, focusAfter } from '../focus/afterwards.ts';
import { focusPanelTitle, focusRow } from '../focus/panes.ts';
import type { Store } from '../store/store.ts';
import { areHereWords } from './question-words.ts';

const WORDS = SHELL_WORDS.others;

/** The status of an answer that would be a mistake. */
const UNFIT = 422;

type Told = OthersNow & { done?: true };

export type OthersControl = {
  /** Undefined until the server has answered for the first time. */
  told: Told | undefined;
  /** Why the last question to the server was refused. */
  refusal: string | undefined;
  busy: 'looks' | 'gets' | undefined;
  /** When the host was asked in this window, in milliseconds. */
  lookedAt: number | undefined;
  /** A change file that was opened, in the place of what the others have at the host. */
  file: { id: string; name: string } | undefined;
  /** The answer to each question that has one. */
  answers: ReadonlyMap<string, ExchangeTake>;
  /** The question whose versions are shown. */
  question: ExchangeQuestion | undefined;
  choose: (key: string | undefined) => void;
  /** Asks the host. "agrees" lets it be asked from this copy from now on. */
  look: (agrees?: boolean) => Promise<void>;
  /** Keeps the answer to the shown question and leads to the next one. Returns why it was refused. */
  decide: (take: ExchangeTake) => Promise<string | undefined>;
  /** Answers all questions that are open. */
  decideAll: (take: 'mine' | 'theirs') => void;
  get: () => Promise<void>;
  openFile: (file: File) => Promise<void>;
};

type Answers = ReadonlyMap<string, ExchangeTake>;
const NO_ANSWERS: Answers = new Map();

export function useOthers(store: Store, exchange: ExchangeControl): OthersControl {
  const { panel, tell, show } = exchange;
  const isShown = panel === 'others';
  const [told, setTold] = useState<Told>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<OthersControl['busy']>();
  const [lookedAt, setLookedAt] = useState<number>();
  const [file, setFile] = useState<OthersControl['file']>();
  const [chosen, setChosen] = useState<string>();
  /** Answers that the server has not told yet. */
  const [given, setGiven] = useState(NO_ANSWERS);
  const answers = useMemo(() => new Map([...answersIn(told), ...given]), [told, given]);
  const now = { told, answers, file, isShown, show };
  const latest = useRef(now);
  latest.current = now;
  /** Answers are sent one after the other, so that the server keeps the last one. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const deed = useRef<string>(undefined);
  /** The first question of a panel that has opened, which asks no host. A look at the host waits for its answer. */
  const opening = useRef<Promise<unknown>>(undefined);

  const take = useCallback(
    (now: Told) => {
      setTold(now);
      tell(now.sent);
    },
    [tell],
  );

  const rehearse = useCallback(
    async (input: Partial<Asks['bring']['input']>) => {
      const { file } = latest.current;
      const of = file && { file: file.id };
      const answer = await store.ask('bring', { id: REHEARSAL, rehearse: true, ...of, ...input });
      // Another file may have been opened meanwhile.
      if (latest.current.file !== file) return undefined;
      // A refused version is said at its card.
      const isVersion = input.answers?.some(({ take }) => typeof take === 'object') === true;
      setRefusal(answer.ok || (isVersion && answer.status === UNFIT) ? undefined : answer.message);
      if (answer.ok) take(answer.told);
      return answer;
    },
    [store, take],
  );

  const look = useCallback(
    async (agrees?: boolean) => {
      await opening.current;
      setBusy('looks');
      const answer = await rehearse({ look: true, ...(agrees && { agrees }) });
      setBusy(undefined);
      const isAsked = answer?.ok && !answer.told.sent.trouble && answer.told.sent.is !== 'asksFirst';
      if (isAsked) setLookedAt(Date.now());
    },
    [rehearse],
  );

  useEffect(() => {
    if (!isShown) {
      // What a file brings is not what the others have at the host.
      if (latest.current.file) setTold(undefined);
      setGiven(NO_ANSWERS);
      setChosen(undefined);
      return setFile(undefined);
    }
    setBusy('looks');
    // What is known here is there at once, and the host may take its time.
    const known = rehearse({});
    opening.current = known;
    void known.then(answer => {
      const isAsked = answer?.ok && !latest.current.file && mayLook(answer.told.sent);
      if (isAsked) return look();
      setBusy(undefined);
    });
  }, [isShown, rehearse, look]);

  const keep = useCallback(
    (more: ExchangeAnswer[]) => {
      const asked = sending.current.then(async () => {
        const { told, answers } = latest.current;
        const all = new Map([...answers, ...more.map(one => [one.key, one.take] as const)]);
        const answer = await rehearse({
          ...(told?.theirs !== undefined && { theirs: told.theirs }),
          answers: [...all].map(([key, take]) => ({ key, take })),
        });
        setGiven(
          before =>
            new Map([...before].filter(([key, take]) => !more.some(o => o.key === key && o.take === take))),
        );
        if (!answer) return undefined;
        if (!answer.ok) return answer.message;
        const isKept = more.every(({ key }) => answer.told.answers.some(one => one.key === key));
        return isKept ? undefined : SHELL_WORDS.exchange.lookAgain;
      });
      sending.current = asked;
      return asked;
    },
    [rehearse],
  );

  const openFile = useCallback(
    async (opened: File) => {
      store.say(SHELL_WORDS.changeFile.arriving(opened.name));
      const answer = await store.openChangeFile(opened);
      if (!answer.ok) return store.say(answer.message);
      const file = { id: answer.told.file, name: answer.told.title };
      latest.current.file = file;
      setFile(file);
      setTold(undefined);
      setGiven(NO_ANSWERS);
      setChosen(undefined);
      store.say('');
      if (latest.current.isShown) void rehearse({});
      else latest.current.show('others');
    },
    [store, rehearse],
  );

  const questions = told?.questions ?? [];
  const question = isShown ? questions.find(({ key }) => key === chosen) : undefined;

  function goOn(decided: Answers): void {
    const at = questions.findIndex(({ key }) => key === chosen);
    const open = [...questions.slice(at + 1), ...questions.slice(0, at)].find(({ key }) => !decided.has(key));
    setChosen(open?.key);
    if (!open) afterwards(() => document.querySelector<HTMLElement>('.fields__foot .act')?.focus());
  }

  /** Returns whether the work of the others is here. */
  async function getAll(): Promise<boolean> {
    setBusy('gets');
    await store.flush();
    await sending.current;
    const { told, answers, file } = latest.current;
    deed.current ??= newId();
    const answer = await store.ask('bring', {
      id: deed.current,
      ...(told?.theirs !== undefined && { theirs: told.theirs }),
      ...(file && { file: file.id }),
      answers: [...answers].map(([key, take]) => ({ key, take })),
    });
    // The others have gone on, and that is to be read first.
    if (!answer.ok && answer.status === CHANGED) await rehearse({});
    setBusy(undefined);
    setRefusal(answer.ok ? undefined : answer.message);
    if (!answer.ok) return false;
    deed.current = undefined;
    if (!answer.told.done) {
      take(answer.told);
      return false;
    }
    const came = { ...answer.told, changes: told?.changes ?? [] };
    take(came);
    await store.hearNews();
    void store.refreshPages();
    store.say(file ? WORDS.fileIsHere(file.name) : areHereWords(came), file && 'done');
    if (came.both.length === 0) show();
    return true;
  }

  return {
    told,
    refusal,
    busy,
    lookedAt,
    file,
    answers,
    question,
    choose: setChosen,
    look,
    async decide(take) {
      if (!question) return undefined;
      const answer = { key: question.key, take };
      // Only words of the author's own can be wrong.
      if (typeof take === 'object') {
        const refused = await keep([answer]);
        if (refused === undefined) goOn(new Map([...latest.current.answers, [answer.key, take]]));
        return refused;
      }
      setGiven(before => new Map([...before, [answer.key, take]]));
      goOn(new Map([...answers, [answer.key, take]]));
      void keep([answer]);
      return undefined;
    },
    decideAll(take) {
      const open = questions.filter(({ key, takes }) => !answers.has(key) && takes.includes(take));
      setGiven(before => new Map([...before, ...open.map(({ key }) => [key, take] as const)]));
      void keep(open.map(({ key }) => ({ key, take })));
    },
    async get() {
      if (busy === 'gets') return;
      await focusAfter(getAll(), () => (latest.current.isShown ? focusPanelTitle() : focusRow()));
    },
    openFile,
  };
}

function answersIn(told: Told | undefined): [string, ExchangeTake][] {
  return (told?.answers ?? []).map(({ key, take }) => [key, take]);
}
