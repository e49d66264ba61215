import { useState } from 'react';
import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { ExchangeQuestion, PageOfChanges } from '../../model/exchange.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { openPage } from '../store/open-page.ts';
import { questionKind } from './question-words.ts';
import type { ShownPage } from './use-shown-page.ts';

const WORDS = SHELL_WORDS.others;
/** So many sentences of a page are shown at once. */
const SHOWN = 4;

type RowProps = {
  page: PageOfChanges;
  /** One person did all of it, who is named above. */
  isByOne: boolean;
  /** What is to be decided on this page. */
  question: ExchangeQuestion | undefined;
  shown: ShownPage;
};

/** Lists what was changed on a page, a sentence a line. A press shows the page before and after. */
export function PageOfOthers({ page, isByOne, question, shown: { page: shownPage, show } }: RowProps) {
  const { store, state } = useSituation();
  const [isWhole, setWhole] = useState(false);
  const { title, at, rows, by = [], isMet } = page;
  const route = at?.from ?? at?.route;
  const isThere = state.pages.some(one => one.route === route);
  const isShown = page === shownPage;
  const more = rows.length - SHOWN;
  const shown = isWhole || more < 2 ? rows : rows.slice(0, SHOWN);
  return (
    <li className="changed-page" data-met={isMet || undefined}>
      {at ? (
        <button
          type="button"
          className="changed-page__title"
          aria-expanded={isShown}
          onClick={() => show(isShown ? undefined : page)}
        >
          <span className="grow">{capital(title)}</span>
          <small>{SHELL_WORDS.send.pair}</small>
          <Sign name={isShown ? 'open' : 'next'} />
        </button>
      ) : (
        <strong className="changed-page__title">{capital(title)}</strong>
      )}
      {!isByOne && by.length > 0 && <p className="small">{SHELL_WORDS.listed(by)}</p>}
      <ul>
        {shown.map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" className="way-to small" onClick={() => setWhole(true)}>
          {WORDS.moreChanges(more)}
        </button>
      )}
      {route !== undefined && isThere && (
        <button
          type="button"
          className="way-to small"
          aria-label={`${WORDS.goToPage}: ${capital(title)}`}
          onClick={() => {
            show();
            void openPage(store, route);
          }}
        >
          {WORDS.goToPage}
        </button>
      )}
      {isMet && (
        <p className="changed-page__met">
          <Sign name={question ? 'versions' : 'others'} />
          {question ? WORDS.met[questionKind(question)] : WORDS.isMet}
        </p>
      )}
    </li>
  );
}
