import { useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import { Sign } from '../parts/Sign.tsx';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';

const WORDS = SHELL_WORDS.send;

/** What has changed on a page, a sentence a row. A press on its head opens the page before and after. */
export function PageToSend({ page, isDark }: { page: PageOfChanges; isDark: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { title, route, was, rows } = page;
  const count = <small>{WORDS.changes(rows.length)}</small>;
  return (
    <section className="to-send" aria-label={title}>
      <h3>
        {route !== undefined && was ? (
          <button
            type="button"
            className="to-send__page"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="cut">{title}</span>
            {count}
            <span className="grow" />
            <small className="to-send__pair">{WORDS.pair}</small>
            <Sign name={isOpen ? 'open' : 'next'} />
          </button>
        ) : (
          <span className="to-send__page">
            <span className="cut">{title}</span>
            {count}
          </span>
        )}
      </h3>
      <Rows rows={rows} />
      {isOpen && route !== undefined && was && <BeforeAndAfter {...{ route, was, isDark }} />}
    </section>
  );
}

export function Rows({ rows }: { rows: string[] }) {
  return (
    <ul className="to-send__rows">
      {rows.map((row, index) => (
        <li key={index}>{row}</li>
      ))}
    </ul>
  );
}
