import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import type { BackQuestion, History } from './use-history.ts';

const WORDS = SHELL_WORDS.past.along;
/** So many of the other places are named. */
const NAMED = 3;

/** What was changed in one step comes back in one step, unless the author says otherwise. */
function AlongBox({ history, question }: { history: History; question: BackQuestion }) {
  const { state } = useSituation();
  const box = useRef<HTMLDivElement>(null);
  const [isAlong, setAlong] = useState(true);
  const { along, others: ofOthers, words } = question;
  useEffect(() => {
    const { current } = box;
    current?.querySelector<HTMLElement>('.act')?.focus();
    current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    void history.answer();
  };
  const titles = [...new Set(along.map(({ document }) => titleIn(document, state.pages)))];
  const others = titles.length - NAMED;
  const named = others > 1 ? [...titles.slice(0, NAMED), WORDS.pages(others)] : titles;
  return (
    <div ref={box} className="along" role="dialog" tabIndex={-1} aria-label={WORDS.name} onKeyDown={press}>
      <p>
        <strong>{WORDS.ask(words)}</strong> {along.length > 0 && WORDS.together(along.length)}
      </p>
      {ofOthers.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {along.length > 0 && (
        <label className="line">
          <input type="checkbox" checked={isAlong} onChange={({ target }) => setAlong(target.checked)} />
          <span className="grow">
            {WORDS.others(along.length)}
            <span className="small">{SHELL_WORDS.listed(named)}</span>
          </span>
        </label>
      )}
      <div className="line">
        <button type="button" className="act" onClick={() => void history.answer(isAlong)}>
          {isAlong && along.length > 0 ? WORDS.putBack(along.length + 1) : SHELL_WORDS.past.putBack}
        </button>
        <button type="button" className="quiet" onClick={() => void history.answer()}>
          {SHELL_WORDS.link.cancel}
        </button>
      </div>
    </div>
  );
}

type AskedProps = { what: BackQuestion['what'] | undefined; history: History; children: ReactNode };

/** The question about what comes back stands beside the button that was pressed. */
export function AskedAlong({ what, history, children }: AskedProps) {
  const { question } = history;
  return (
    <span className="asked">
      {children}
      {question && question.what === what && <AlongBox history={history} question={question} />}
    </span>
  );
}

function titleIn(document: string, pages: { route: string; title: string }[]): string {
  return pages.find(({ route }) => route === document)?.title ?? SHELL_WORDS.find.wholeSite;
}
