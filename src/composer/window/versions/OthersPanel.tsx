import { type ReactNode, useState } from 'react';
import { timeAt } from '../../../base/dates/dates.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { ExchangeQuestion, OthersNow, PageOfChanges } from '../../model/exchange.ts';
import { useSituation } from '../commands/situation.ts';
import { focusRow } from '../focus/panes.ts';
import { SidePanel } from '../parts/SidePanel.tsx';
import { Sign } from '../parts/Sign.tsx';
import { TroubleLine } from '../parts/TroubleLine.tsx';
import { timeZoneNow } from '../shown/site-values.ts';
import { follow } from '../store/open-page.ts';
import { PageOfOthers } from './PageOfOthers.tsx';
import { areHereWords, kindOfQuestions, oneOf, titleOfChangeFile, titleOfChanges } from './question-words.ts';
import type { OthersControl } from './use-others.ts';
import type { ShownPage } from './use-shown-page.ts';

const WORDS = SHELL_WORDS.others;

/** What the others have done since, in words, and how it comes here. */
export function OthersPanel({ others, shown }: { others: OthersControl; shown: ShownPage }) {
  const { exchange } = useSituation();
  const { told, file, answers, busy } = others;
  const { changes = [], both = [], questions = [], sent = exchange.sent } = told ?? {};
  const open = questions.filter(({ key }) => !answers.has(key));
  const hasNews = told?.theirs !== undefined && !told.done;
  const leave = () => {
    exchange.show();
    focusRow();
  };
  return (
    <SidePanel
      sign="others"
      kind={WORDS.kind}
      title={titleOf(others)}
      foot={told && (hasNews || told.done) && foot()}
      onKeyDown={shown.onKeyDown}
    >
      <div className="stack stack--wide others">
        {file && <p>{WORDS.fromFile(file.name)}</p>}
        {file && told && !hasNews && !told.done && <p>{WORDS.fileIsIn}</p>}
        <State others={others} />
        {hasNews && (
          <ol className="others__pages">
            {changes.map(page => (
              <PageOfOthers
                key={page.at?.route ?? page.title}
                page={page}
                isByOne={told.names.length < 2}
                shown={shown}
                question={open.find(one => isOn(one, page))}
              />
            ))}
          </ol>
        )}
        {hasNews && questions.length > 0 && <Questions others={others} open={open.length} />}
        {both.length > 0 && <ReadOnceMore both={both} />}
        {hasNews && <p className="small">{WORDS.nothingIsLost}</p>}
        {told?.hasNewPackages && <p className="small">{WORDS.newTools}</p>}
        {!file && sent?.is === 'asksFirst' ? (
          <Consent others={others} host={sent.host?.name ?? ''} />
        ) : (
          !file && sent?.host && <LookAgain others={others} />
        )}
      </div>
    </SidePanel>
  );

  function foot(): ReactNode {
    const isBusy = busy === 'gets';
    if (!hasNews)
      return (
        <button type="button" onClick={leave}>
          {SHELL_WORDS.window.close}
        </button>
      );
    return (
      <>
        <button
          type="button"
          className="act"
          aria-busy={isBusy}
          aria-disabled={isBusy || undefined}
          onClick={() => (open[0] ? others.choose(open[0].key) : void others.get())}
        >
          {isBusy ? WORDS.coming : open.length > 0 ? WORDS.chooseFirst(open.length) : WORDS.get}
        </button>
        <button type="button" className="quiet" onClick={leave}>
          {WORDS.later}
        </button>
      </>
    );
  }
}

/** The site document and a public file have no address. Their questions have the same title. */
function isOn(question: ExchangeQuestion, { at, title }: PageOfChanges): boolean {
  return at ? question.route === at.route : question.title === title;
}

function titleOf({ told, file }: OthersControl): string {
  if (!told) return WORDS.title;
  if (told.done) return areHereWords(told);
  if (told.theirs === undefined) return told.sent.host || file ? WORDS.nothingNew : WORDS.title;
  return file && told.names.length === 0 ? titleOfChangeFile(told) : titleOfChanges(told);
}

/** What a screen reader hears of asking the host, and why something could not be done. */
function State({ others: { told, refusal, busy, file, look } }: { others: OthersControl }) {
  const { store, exchange } = useSituation();
  const { sent } = exchange;
  /** What a file brings needs no host. */
  const ofHost = file ? undefined : told?.sent.trouble;
  const trouble = refusal ?? ofHost?.words;
  const isElsewhere =
    told?.sent.is === 'noGit' || told?.sent.is === 'noRemote' || told?.sent.is === 'inTheWay';
  const signIn = async () => {
    const answer = await store.ask('signIn', {});
    if (answer.ok) exchange.tell(answer.told);
    await look();
  };
  return (
    <>
      <div role="status" className="stack">
        {busy === 'looks' && <p className="small">{WORDS.looksAt(sent?.host?.name ?? '')}</p>}
        {isElsewhere && !trouble && !file && <p>{told?.sent.words}</p>}
        {trouble && !busy && <TroubleLine>{trouble}</TroubleLine>}
      </div>
      {ofHost?.is === 'unknown' && !busy && (
        <button type="button" onClick={() => void signIn()}>
          {SHELL_WORDS.send.next.signIn}
        </button>
      )}
    </>
  );
}

/** Both have changed these places, so one of two versions stays. */
function Questions({ others, open }: { others: OthersControl; open: number }) {
  const { told, answers, choose, decideAll } = others;
  const questions = told?.questions ?? [];
  const first = questions.find(({ key }) => !answers.has(key)) ?? questions[0];
  const decided = questions.length - open;
  const waiting = questions.filter(({ key }) => !answers.has(key));
  return (
    <div className="stack">
      <button
        type="button"
        className="others__choose"
        data-open={open > 0 || undefined}
        onClick={() => choose(first?.key)}
      >
        <Sign name={open > 0 ? 'versions' : 'tick'} />
        <span className="grow">
          {open > 0
            ? WORDS.twoVersions[kindOfQuestions(waiting)](open)
            : WORDS.decided(decided, questions.length)}
        </span>
        {open > 0 ? WORDS.choose : WORDS.chooseAgain}
        <Sign name="next" />
      </button>
      {open > 0 && decided > 0 && <p className="small">{WORDS.decided(decided, questions.length)}</p>}
      {open > 1 && (
        <p className="line">
          {(['mine', 'theirs'] as const).map(
            side =>
              waiting.every(({ takes }) => takes.includes(side)) && (
                <button key={side} type="button" className="small" onClick={() => decideAll(side)}>
                  {side === 'mine' ? WORDS.keepAllYours : WORDS.keepAllTheirs(oneOf(told?.names ?? []))}
                </button>
              ),
          )}
        </p>
      )}
    </div>
  );
}

type BothProps = { both: OthersNow['both'] };

/** Each has written other sentences of these texts. Nobody is asked about that, and together they may say something odd. */
function ReadOnceMore({ both }: BothProps) {
  const { store, state } = useSituation();
  return (
    <section className="stack" aria-label={WORDS.readOnceMore}>
      <h3>{WORDS.readOnceMore}</h3>
      <p className="small">{WORDS.bothWrote}</p>
      <ul className="stack">
        {both.map(({ document, path, title, where }) => {
          const isPage = state.pages.some(({ route }) => route === document);
          const words = where === '' ? title : `${title} · ${where}`;
          return (
            <li key={JSON.stringify([document, path])}>
              <button
                type="button"
                className="way-to"
                onClick={() => void follow(store, { document, path }, isPage ? document : undefined)}
              >
                {words}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Nothing asks the host before the author has agreed to that once. */
function Consent({ others: { look }, host }: { others: OthersControl; host: string }) {
  const [isAgreed, setAgreed] = useState(false);
  const agree = async () => {
    setAgreed(true);
    await look(true);
    setAgreed(false);
  };
  return (
    <div className="stack stack--wide">
      <p>{WORDS.areAt(host)}</p>
      <p className="small">{SHELL_WORDS.send.consent}</p>
      <button
        type="button"
        aria-busy={isAgreed}
        aria-disabled={isAgreed || undefined}
        onClick={() => isAgreed || void agree()}
      >
        {SHELL_WORDS.send.agree}
      </button>
    </div>
  );
}

function LookAgain({ others: { told, busy, lookedAt, look } }: { others: OthersControl }) {
  const { state } = useSituation();
  return (
    <div className="stack">
      {told?.theirs === undefined && told && <p>{WORDS.haveAll}</p>}
      <p className="line">
        <button
          type="button"
          className="small"
          aria-disabled={busy !== undefined || undefined}
          onClick={() => busy === undefined && void look()}
        >
          {WORDS.look}
        </button>
        {lookedAt !== undefined && <small>{WORDS.lookedAt(timeAt(lookedAt, timeZoneNow(state)))}</small>}
      </p>
    </div>
  );
}
