import { SHELL_WORDS } from '../../language/window-words.ts';

const WORDS = SHELL_WORDS.consent;

type ConsentProps = { host: string; agree: () => void; isBusy: boolean };

/** Nothing asks the host before the author has agreed to that once. */
export function HostConsent({ host, agree, isBusy }: ConsentProps) {
  return (
    <div className="stack stack--wide">
      <p>{WORDS.asks(host)}</p>
      <button type="button" aria-disabled={isBusy || undefined} onClick={() => !isBusy && agree()}>
        {WORDS.agree(host)}
      </button>
    </div>
  );
}
