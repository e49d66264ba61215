import type { MouseEvent } from 'react';
import type { ContactForm } from '../../src/generated/types.ts';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { FIELDS, type Field, type Mistakes } from './rules.ts';

export type State =
  | { is: 'open' }
  | { is: 'wrong'; mistakes: Mistakes }
  | { is: 'sent' }
  | { is: 'blocked'; href: string };

type Props = { state: State; form: ContactForm; idOf: (field: Field) => string };

/** What came of sending, read out as soon as it changes: the region is there from the start. */
export function Outcome({ state, form, idOf }: Props) {
  return (
    <div role="alert">
      {state.is === 'wrong' ? <Summary mistakes={state.mistakes} title={form.summary} idOf={idOf} /> : null}
      {state.is === 'sent' ? <p className="contact__outcome">{form.sent}</p> : null}
      {state.is === 'blocked' ? (
        <div className="contact__outcome">
          <p>{form.blocked}</p>
          <p>
            <PlainLink className="more" href={state.href}>
              {form.open}
            </PlainLink>
          </p>
        </div>
      ) : null}
    </div>
  );
}

type SummaryProps = { mistakes: Mistakes; title: string; idOf: Props['idOf'] };

function Summary({ mistakes, title, idOf }: SummaryProps) {
  return (
    <div className="contact__outcome contact__outcome--wrong">
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {FIELDS.map(field =>
          mistakes[field] ? (
            <li key={field}>
              <a className="contact__jump" href={`#${idOf(field)}`} onClick={jump}>
                {mistakes[field]}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

/** To the field itself, and the address stays as it is. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
