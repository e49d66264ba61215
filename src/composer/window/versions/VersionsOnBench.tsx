import { useEffect, useMemo, useState } from 'react';
import { isSame } from '../../../base/json-value.ts';
import type { LeafPage } from '../../frame/open-leaf.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Asks } from '../../model/asks.ts';
import type { Difference } from '../../model/past.ts';
import { useSituation } from '../commands/situation.ts';
import { differenceWords, titleOfRow } from '../history/row-titles.ts';
import type { FrameView } from '../page/page-view.ts';
import type { SideOfPair } from '../pair/measure-row.ts';
import { type ChosenSide, PagePair } from '../pair/PagePair.tsx';
import { pairRows, type RowOfPair } from '../pair/pair-rows.ts';
import { WholePages } from '../pair/WholePages.tsx';
import { oneOf } from './question-words.ts';
import type { VersionChoice } from './use-choice.ts';

const WORDS = SHELL_WORDS.others;

/** One place differs, so there is room for what it stands among. */
const AROUND = 160;

type Versions = Asks['versions']['told'];
type BenchProps = { choice: VersionChoice; file: string | undefined; view: FrameView };

/** The page with each of two answers, side by side. */
export function VersionsOnBench({ choice, file, view }: BenchProps) {
  const { question, version, onKeyDown } = choice;
  const { told, refusal } = useVersions(choice, file);
  const chosen = ({ mine: 'was', theirs: 'now', both: 'both', third: undefined } as const)[version];
  return (
    <main className="page then-page two-versions" aria-label={WORDS.versions} onKeyDown={onKeyDown}>
      <div className="time">
        <SideName name={WORDS.yours} isChosen={chosen === 'was' || chosen === 'both'} />
        <SideName name={WORDS.theirs(oneOf(question.by))} isChosen={chosen === 'now' || chosen === 'both'} />
      </div>
      {refusal && <p className="then">{refusal}</p>}
      {question.route === undefined && <p className="then-page__coming">{WORDS.onNoPage}</p>}
      {told && question.route !== undefined && (
        <Pages {...{ told, choice, view, chosen }} route={question.route} />
      )}
      {!told && !refusal && question.route !== undefined && (
        <p className="then-page__coming" role="status">
          {WORDS.drawing}
        </p>
      )}
    </main>
  );
}

function SideName({ name, isChosen }: { name: string; isChosen: boolean }) {
  return (
    <p>
      <strong className="cut">{name}</strong>
      {isChosen && <span className="versions__chosen">{WORDS.chosen}</span>}
    </p>
  );
}

type PagesProps = {
  told: Versions;
  choice: VersionChoice;
  route: string;
  view: FrameView;
  chosen: ChosenSide | undefined;
};

function Pages({ told, choice: { question }, route, view, chosen }: PagesProps) {
  const { state } = useSituation();
  const { mine, theirs: other, differs } = told;
  const document = question.document ?? route;
  /** A proof is drawn anew for another object. */
  const pages = useMemo(
    () => ({ was: leafOf(told.mine, route), now: leafOf(told.theirs, route) }),
    [told, route],
  );
  const { isDark } = view;
  const whyMissing = (side: SideOfPair) => {
    const isThere = side === 'was' ? mine : other;
    if (isThere && !isThere.drawn) return SHELL_WORDS.pair.notDrawn;
    return side === 'was' ? WORDS.youTookAway : WORDS.tookAway(oneOf(question.by));
  };
  if (!pages.was.drawn || !pages.now.drawn) return <WholePages {...{ pages, whyMissing, chosen, isDark }} />;
  const rows = pairRows({ document, was: mine?.blocks ?? [], now: other?.blocks ?? [] }, differs);
  const current = differs.find(one => isAbout(one, question.path)) ?? differs[0];
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
      {differs.length === 0 && <p className="then-page__coming">{WORDS.drawnAlike}</p>}
    </PagePair>
  );
}

function leafOf(version: Versions['mine'], route: string): LeafPage {
  return { blocks: [], fields: [], ...version, route };
}

function isAbout({ path, now }: Difference, wanted: unknown): boolean {
  return isSame(now?.path, wanted) || isSame(path, wanted);
}

type GotVersions = { told?: Versions; refusal?: string };

/** Asked once for each question. */
function useVersions({ question: { key, route } }: VersionChoice, file: string | undefined): GotVersions {
  const { store } = useSituation();
  const [got, setGot] = useState<{ of: string } & GotVersions>();
  useEffect(() => {
    if (route === undefined) return undefined;
    let isOld = false;
    void store.ask('versions', { key, route, ...(file !== undefined && { file }) }).then(answer => {
      if (!isOld) setGot({ of: key, ...(answer.ok ? { told: answer.told } : { refusal: answer.message }) });
    });
    return () => {
      isOld = true;
    };
  }, [store, key, route, file]);
  return got?.of === key ? got : {};
}
