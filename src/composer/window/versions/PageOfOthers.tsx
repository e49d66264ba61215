import { useState } from 'react';
import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { ExchangeQuestion, PageOfChanges } from '../../model/exchange.ts';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';
import { openPage } from '../store/open-page.ts';
import { questionKind } from './question-words.ts';

const WORDS = SHELL_WORDS.others;
/** So many sentences of a page are shown at once. */
const SHOWN = 4;

type RowProps = {
  page: PageOfChanges;
  /** One person did all of it, who is named above. */
  isByOne: boolean;
  /** What is to be decided on this page. */
  question: ExchangeQuestion | undefined;
};

/** What was changed on a page, a sentence a line. A press opens the page. */
export function PageOfOthers({ page, isByOne, question }: RowProps) {
  const { store, state } = useSituation();
  const [isWhole, setWhole] = useState(false);
  const { title, route, rows, by = [], isMet } = page;
  const isThere = state.pages.some(one => one.route === route);
  const more = rows.length - SHOWN;
  const shown = isWhole || more < 2 ? rows : rows.slice(0, SHOWN);
  return (
    <li className="changed-page" data-met={isMet || undefined}>
      {route !== undefined && isThere ? (
        <button type="button" className="changed-page__title" onClick={() => void openPage(store, route)}>
          {capital(title)}
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
      {isMet && (
        <p className="changed-page__met">
          <Sign name={question ? 'versions' : 'others'} />
          {question ? WORDS.met[questionKind(question)] : WORDS.isMet}
        </p>
      )}
    </li>
  );
}
