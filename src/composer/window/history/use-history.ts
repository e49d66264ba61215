// Asks how the page was at the chosen moment, and puts back what the author wants back.
import { useEffect, useMemo, useState } from 'react';
import type { Asks } from '../../model/asks.ts';
import type { Difference, PutBackDone } from '../../model/past.ts';
import type { PageTask, State } from '../../model/state/state.ts';
import { pairRows, type RowOfPair } from '../pair/pair-rows.ts';
import type { Past } from '../parts/use-past.ts';
import type { Store } from '../store/store.ts';

export type PageThen = Asks['pageThen']['told'];
type PutBack = Extract<PageTask, { ask: 'putBack' }>['wanted'];

/** The same step changed other places as well: whether they come back too is asked. */
export type AlongQuestion = { place: Difference; wanted: PutBack; along: NonNullable<PutBackDone['along']> };

export type History = {
  /** The document whose history it is. Undefined for the whole site. */
  document: string | undefined;
  /** Undefined while the server has not answered yet. */
  told?: PageThen;
  /** The blocks of both pages, and all that differs in them, in their order. */
  rows: RowOfPair[];
  differs: Difference[];
  /** Why there is none. */
  refusal?: string;
  /** The place to which the author has walked. Once it is back, the next one is in its place. */
  current: Difference | undefined;
  walkTo: (place: Difference) => void;
  step: (by: 1 | -1) => void;
  /** What is being put back: a place, a block by the key of its row, or "all". */
  busy: Difference | string | undefined;
  question: AlongQuestion | undefined;
  putPlaceBack: (place: Difference) => Promise<void>;
  putBlockBack: (row: string, path: Difference['path']) => Promise<void>;
  putAllBack: () => Promise<void>;
  /** Undefined leaves all as it is. */
  answer: (along?: boolean) => Promise<void>;
};

export function useHistory(store: Store, state: State, past: Past): History {
  const { of, block, gone, moment } = past.now ?? {};
  const document =
    of === 'site'
      ? undefined
      : (gone?.document ?? (of === 'block' ? block?.document : undefined) ?? state.route);
  const key = moment?.key;
  const got = useThen(store, state, key, document, gone?.document);
  const rows = useMemo(() => rowsOf(got?.told, document, state), [got, document, state]);
  const differs = rows.flatMap(({ differences }) => differences);
  const [walked, setWalked] = useState({ key, at: 0 });
  const at = Math.min(walked.key === key ? walked.at : 0, differs.length - 1);
  const [busy, setBusy] = useState<History['busy']>();
  const [question, setQuestion] = useState<AlongQuestion>();

  async function putBack(wanted: PutBack, what: History['busy']): Promise<void> {
    setQuestion(undefined);
    setBusy(what);
    const refusal = await store.changePages({ ask: 'putBack', wanted });
    setBusy(undefined);
    const isMeant = wanted.what === 'document' && (gone !== undefined || got?.told?.mistakes !== undefined);
    if (refusal === undefined && isMeant) past.end();
  }

  async function putPlaceBack(place: Difference): Promise<void> {
    const { what, path, now } = place;
    if (busy !== undefined || key === undefined) return;
    // It came since, so it goes again.
    if (!path) return now && void (await store.remove(now, true));
    const wanted: PutBack = { what, path, key, document: document ?? state.route };
    setBusy(place);
    const told = await store.ask('putBack', { ...wanted, id: REHEARSAL, rehearse: true });
    const { along = [] } = told.ok ? told.told : {};
    if (along.length === 0) return putBack(wanted, place);
    setBusy(undefined);
    setQuestion({ place, wanted, along });
  }

  return {
    document,
    rows,
    differs,
    ...got,
    current: differs[at],
    walkTo: place => setWalked({ key, at: differs.indexOf(place) }),
    step: by => setWalked({ key, at: (at + by + differs.length) % differs.length }),
    busy,
    question,
    putPlaceBack,
    async putBlockBack(row, path) {
      if (path && key !== undefined && busy === undefined)
        await putBack({ what: 'block', path, key, document: document ?? state.route }, row);
    },
    async putAllBack() {
      if (key === undefined || busy !== undefined) return;
      await putBack(
        document === undefined ? { what: 'site', key } : { what: 'document', document, key },
        'all',
      );
    },
    async answer(along) {
      if (question && along !== undefined)
        await putBack({ ...question.wanted, along } as PutBack, question.place);
      else setQuestion(undefined);
    },
  };
}

function rowsOf(
  told: PageThen | undefined,
  document: string | undefined,
  { look, route }: State,
): RowOfPair[] {
  if (!told || !look) return [];
  return pairRows({ document: document ?? route, was: told.blocks, now: look.blocks }, told.differs);
}

/** A change with this name is never made. */
const REHEARSAL = 'rehearsal';

/** Asks anew after each change, and shows the last answer until then. */
function useThen(
  store: Store,
  { route, look }: State,
  key: string | undefined,
  document: string | undefined,
  gone: string | undefined,
): Pick<History, 'told' | 'refusal'> | undefined {
  const [got, setGot] = useState<{ of: string } & Pick<History, 'told' | 'refusal'>>();
  const of = JSON.stringify([route, document, key, gone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new look may differ elsewhere.
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOld = false;
    void store
      .ask('pageThen', { route: gone ?? route, key, ...(document !== undefined && { document }) })
      .then(answer => {
        if (isOld) return;
        setGot({ of, ...(answer.ok ? { told: answer.told } : { refusal: answer.message }) });
      });
    return () => {
      isOld = true;
    };
  }, [store, of, look]);
  return got?.of === of ? got : undefined;
}
