import type { MouseEvent } from 'react';
import type { ContactForm } from '../../src/generated/types.ts';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { Text } from '../../src/ui/Text.tsx';
import type { Mistakes } from './rules.ts';
import type { Outcome as Sent } from './send.ts';

export type State = { is: 'open' } | { is: 'sending' } | { is: 'wrong'; mistakes: Mistakes } | Sent;

type Props = { state: State; form: ContactForm; idOf: (name: string) => string };

/** Says what became of the message. Screen readers announce it, because the region was there before its words. */
export function Outcome(props: Props) {
  return <div role="alert">{wordsOf(props)}</div>;
}

function wordsOf({ state, form, idOf }: Props) {
  const { chat, mail, post } = form;
  switch (state.is) {
    case 'wrong':
      return <Summary mistakes={state.mistakes} form={form} idOf={idOf} />;
    case 'sent':
      return <p className="contact__outcome">{(chat ?? post)?.sent}</p>;
    case 'ready':
      return (
        <div className="contact__outcome">
          <p>{chat?.blocked ?? mail?.opened}</p>
          <p>
            <PlainLink className="more" href={state.href}>
              {(chat ?? mail)?.open}
            </PlainLink>
          </p>
        </div>
      );
    case 'failed':
    case 'unanswered':
      return <Text html={post?.[state.is]} className="contact__outcome contact__outcome--wrong" />;
  }
}

type SummaryProps = Pick<Props, 'form' | 'idOf'> & { mistakes: Mistakes };

function Summary({ mistakes, form, idOf }: SummaryProps) {
  return (
    <div className="contact__outcome contact__outcome--wrong">
      <p>
        <strong>{form.summary}</strong>
      </p>
      <ul>
        {Object.entries(mistakes).map(([name, mistake]) => (
          <li key={name}>
            <a className="contact__jump" href={`#${idOf(name)}`} onClick={jump}>
              {mistake}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves to the field without changing the page's address. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
