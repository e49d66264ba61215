import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { isSame, type Path } from '../../../base/json-value.ts';
import type { LeafPage } from '../../frame/open-leaf.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Asks } from '../../model/asks.ts';
import type { Difference } from '../../model/past.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { differenceWords, titleOfRow } from '../history/row-titles.ts';
import type { SideOfPair } from '../pair/measure-row.ts';
import { type ChosenSide, PagePair } from '../pair/PagePair.tsx';
import { pairRows, type RowOfPair } from '../pair/pair-rows.ts';
import { WholePages } from '../pair/WholePages.tsx';
import { TwoPictures } from './TwoPictures.tsx';

const WORDS = SHELL_WORDS.others;

/** One place differs, so there is room for what it stands among. */
const AROUND = 160;

type Versions = Asks['versions']['told'];
type Asked = Asks['versions']['input'];

type TwiceProps = {
  name: string;
  /** Names the two versions, above them. */
  heads: ReactNode;
  asked: Asked;
  /** Asked anew for another one. */
  since?: unknown;
  /** The document that differs. */
  document: string;
  /** The place in it that the author is asked about. Without one, the differences are told in the panel, and here only seen. */
  about?: Path | undefined;
  /** Both pages are shown as a whole. */
  isWhole?: boolean;
  /** Why a side has no page. */
  why: { [side in SideOfPair]: string };
  chosen?: ChosenSide | undefined;
  isDark: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Two versions of a page, side by side on the bench. */
export function TwoOnBench({ name, heads, asked, since, onKeyDown, ...pages }: TwiceProps) {
  const { told, refusal } = useVersions(asked, since);
  const { route } = asked;
  return (
    <main
      className={`page then-page two-versions${pages.about ? '' : ' two-versions--told'}`}
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <div className="time">{heads}</div>
      {refusal && <p className="then">{refusal}</p>}
      {told?.picture && <TwoPictures picture={told.picture} chosen={pages.chosen} />}
      {told && !told.picture && route === undefined && <p className="then-page__coming">{WORDS.onNoPage}</p>}
      {told && route !== undefined && <Pages {...{ ...pages, told, route }} />}
      {!told && !refusal && (
        <p className="then-page__coming" role="status">
          {WORDS.drawing}
        </p>
      )}
    </main>
  );
}

type PagesProps = Pick<TwiceProps, 'document' | 'about' | 'isWhole' | 'why' | 'chosen' | 'isDark'> & {
  told: Versions;
  route: string;
};

function Pages({ told, route, document, about, isWhole, why, chosen, isDark }: PagesProps) {
  const { mine, theirs: other, differs } = told;
  // The rows have the places of theirs.
  const state = withValue(useSituation().state, document, other?.value);
  /** A proof is drawn anew for another object. */
  const pages = useMemo(
    () => ({ was: leafOf(told.mine, route), now: leafOf(told.theirs, route) }),
    [told, route],
  );
  const whyMissing = (side: SideOfPair) => {
    const isThere = side === 'was' ? mine : other;
    return isThere && !isThere.drawn ? SHELL_WORDS.pair.notDrawn : why[side];
  };
  if (isWhole || !pages.was.drawn || !pages.now.drawn)
    return <WholePages {...{ pages, whyMissing, chosen, isDark }} />;
  const all = pairRows({ document, was: mine?.blocks ?? [], now: other?.blocks ?? [] }, differs);
  const rows = about ? all : all.filter(row => row.was ?? row.now);
  const isSeen = rows.some(({ differences }) => differences.length > 0);
  const current = about && (differs.find(one => isAbout(one, about)) ?? differs[0]);
  const titleOf = (row: RowOfPair) => titleOfRow(row, state);
  return (
    <PagePair
      rows={rows}
      sides={{ document, ...pages, around: AROUND }}
      deeds={{
        ...{ titleOf, current, whyMissing, arrow: () => null, whole: () => null },
        differenceWords: place => place.words || differenceWords(place, state),
      }}
      {...{ isDark, chosen }}
    >
      {!isSeen && (
        <p className="then-page__coming">
          {differs.length > 0 ? SHELL_WORDS.send.notOnPage : WORDS.drawnAlike}
        </p>
      )}
    </PagePair>
  );
}

function withValue(state: State, document: string, value: unknown): State {
  const { look } = state;
  const known = look?.documents[document];
  if (!known || value === undefined) return state;
  return { ...state, look: { ...look, documents: { ...look.documents, [document]: { ...known, value } } } };
}

function leafOf(version: Versions['mine'], route: string): LeafPage {
  return { blocks: [], fields: [], ...version, route };
}

function isAbout({ path, now }: Difference, wanted: Path): boolean {
  return isSame(now?.path, wanted) || isSame(path, wanted);
}

type GotVersions = { told?: Versions; refusal?: string };

function useVersions(asked: Asked, since: unknown): GotVersions {
  const { store } = useSituation();
  const [got, setGot] = useState<{ of: string } & GotVersions>();
  const of = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says what is asked.
  useEffect(() => {
    let isOld = false;
    void store.ask('versions', asked).then(answer => {
      if (!isOld) setGot({ of, ...(answer.ok ? { told: answer.told } : { refusal: answer.message }) });
    });
    return () => {
      isOld = true;
    };
  }, [store, of, since]);
  return got?.of === of ? got : {};
}
