// Asks how the page was at the chosen moment, and puts back what the author wants back.

import { useEffect, useMemo, useState } from 'react';
import { shortened } from '../../../base/words.ts';
import type { LeafPage } from '../../frame/open-leaf.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { type Asks, type PageLook, type PlaceIn, REHEARSAL } from '../../model/asks.ts';
import type { Difference, PutBackDone } from '../../model/past.ts';
import { keyOf } from '../../model/state/drafts.ts';
import type { PageTask, State } from '../../model/state/state.ts';
import type { SideOfPair } from '../pair/measure-row.ts';
import { pairRows, placeInDocument, type RowOfPair } from '../pair/pair-rows.ts';
import type { LookingBack } from '../parts/use-past.ts';
import type { Store } from '../store/store.ts';
import { differenceWords, titleOfRow } from './row-titles.ts';

export type PageThen = Asks['pageThen']['told'];
type PutBack = Extract<PageTask, { ask: 'putBack' }>['wanted'];

/** What is being put back: a place, a block by the key of its row, or all of it. */
type Busy = Difference | string;
export const ALL = 'all';

/** The same step changed other places as well ("along"), or others have changed something since that would go. */
export type BackQuestion = {
  what: Busy;
  words: string;
  wanted: PutBack;
  along: NonNullable<PutBackDone['along']>;
  others: string[];
};

export type History = {
  /** The document whose history it is. Undefined for the whole site. */
  document: string | undefined;
  /** Undefined while the server has not answered yet. */
  told?: PageThen;
  /** The blocks of both pages, and all that differs in them, in their order. */
  rows: RowOfPair[];
  differs: Difference[];
  /** What the two proofs are drawn from. They stay the same objects until something else is told. */
  pages: { [side in SideOfPair]: LeafPage } | undefined;
  /** Why there is none. */
  refusal?: string;
  /** The place to which the author has walked. Once it is back, the next one is in its place. */
  current: Difference | undefined;
  walkTo: (place: Difference) => void;
  step: (by: 1 | -1) => void;
  busy: Busy | undefined;
  question: BackQuestion | undefined;
  putPlaceBack: (place: Difference) => Promise<void>;
  putBlockBack: (row: RowOfPair) => Promise<void>;
  putAllBack: () => Promise<void>;
  /** Undefined leaves all as it is. */
  answer: (along?: boolean) => Promise<void>;
};

export function useHistory(store: Store, state: State, past: LookingBack): History {
  const { of, block, gone, moment } = past.now ?? {};
  const document =
    of === 'site'
      ? undefined
      : (gone?.document ?? (of === 'block' ? block?.document : undefined) ?? state.route);
  /** Places of the whole site are those of the page that is shown. */
  const named = document ?? state.route;
  const key = moment?.key;
  const got = useThen(store, state, key, document, gone?.document);
  const { look } = state;
  const only = of === 'block' ? block : undefined;
  const rows = useMemo(() => rowsOf(got?.told, look, named, only), [got, look, named, only]);
  const pages = useMemo(() => got?.told && look && pagesOf(got.told, look), [got, look]);
  const differs = rows.flatMap(({ differences }) => differences);
  const [walked, setWalked] = useState({ key, at: 0 });
  const at = Math.min(walked.key === key ? walked.at : 0, differs.length - 1);
  const [busy, setBusy] = useState<Busy>();
  const [question, setQuestion] = useState<BackQuestion>();

  async function putBack(wanted: PutBack, what: Busy): Promise<void> {
    setQuestion(undefined);
    setBusy(what);
    const refusal = await store.changePages({ ask: 'putBack', wanted });
    setBusy(undefined);
    const isMeant = wanted.what === 'document' && (gone !== undefined || got?.told?.mistakes !== undefined);
    if (refusal === undefined && isMeant) past.end();
  }

  /** Rehearses it first: what else would come back with it, or go, is asked. */
  async function askAndPutBack(wanted: PutBack, what: Busy, words: string): Promise<void> {
    setBusy(what);
    const told = await store.ask('putBack', { ...wanted, id: REHEARSAL, rehearse: true });
    const { along = [], others = [] } = told.ok ? told.told : {};
    if (along.length + others.length === 0) return putBack(wanted, what);
    setBusy(undefined);
    setQuestion({ what, words: shortened(words), wanted, along, others });
  }

  return {
    document,
    rows,
    differs,
    pages,
    ...got,
    current: differs[at],
    walkTo: place => setWalked({ key, at: differs.indexOf(place) }),
    step: by => setWalked({ key, at: (at + by + differs.length) % differs.length }),
    busy,
    question: question?.wanted.key === key ? question : undefined,
    async putPlaceBack(place) {
      const { what, path, now } = place;
      if (busy !== undefined || key === undefined) return;
      if (path)
        await askAndPutBack({ what, path, key, document: named }, place, differenceWords(place, state));
      else if (now) await takeAway(now, store);
    },
    async putBlockBack(row) {
      const path = row.was && placeInDocument(row.was, named)?.path;
      if (path && key !== undefined && busy === undefined)
        await askAndPutBack({ what: 'block', path, key, document: named }, row.key, titleOfRow(row, state));
    },
    async putAllBack() {
      if (key === undefined || busy !== undefined) return;
      if (document === undefined)
        return askAndPutBack({ what: 'site', key }, ALL, SHELL_WORDS.side.wholeSite);
      // Its moment says already what others have changed since.
      const unfinished = got?.told?.mistakes && { unfinished: true };
      await putBack({ what: 'document', document, key, ...unfinished }, ALL);
    },
    async answer(along) {
      if (!question || along === undefined) return setQuestion(undefined);
      const { wanted, what } = question;
      await putBack('path' in wanted ? { ...wanted, along } : wanted, what);
    },
  };
}

/** What came since goes again: an item of a list, or the value of a field. */
async function takeAway({ document, path }: PlaceIn, store: Store): Promise<void> {
  if (typeof path.at(-1) === 'number') await store.remove({ document, path }, true);
  else {
    store.type({ document, path }, undefined);
    await store.flush();
  }
}

/** "only" is the block whose history it is. */
function rowsOf(
  told: PageThen | undefined,
  look: PageLook | undefined,
  document: string,
  only: PlaceIn | undefined,
): RowOfPair[] {
  if (!told || !look) return [];
  const rows = pairRows({ document, was: told.blocks, now: look.blocks }, told.differs);
  return only ? rows.filter(({ now }) => now && keyOf(now) === keyOf(only)) : rows;
}

function pagesOf(told: PageThen, look: PageLook): History['pages'] {
  return { was: { ...told, route: look.route }, now: look };
}

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
