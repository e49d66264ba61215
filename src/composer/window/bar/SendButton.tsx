import { SHELL_WORDS } from '../../language/window-words.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useSituation } from '../commands/situation.ts';
import { Sign } from '../parts/Sign.tsx';

const WORDS = SHELL_WORDS.send;

/** Filled if there is something to send, with the number of documents that have changed. */
export function SendButton() {
  const { state, exchange } = useSituation();
  const { toSend = 0 } = state;
  const { isSending, sent } = exchange;
  const isDue = !isSending && (toSend > 0 || sent?.is === 'unsent');
  return (
    <CommandButton name="send" className={isDue ? 'act send-button' : 'send-button'}>
      {isSending ? WORDS.beingSent : WORDS.send}
      {toSend > 0 && !isSending && (
        <>
          <span className="count" aria-hidden="true">
            {toSend}
          </span>
          <span className="unseen">{WORDS.pages(toSend)}</span>
        </>
      )}
    </CommandButton>
  );
}

/** Only there if the others have changed something. */
export function OthersButton() {
  const { others = 0 } = useSituation().exchange.sent ?? {};
  if (others === 0) return null;
  return (
    <CommandButton name="others" className="quiet others-button">
      <Sign name="inbox" />
      <span className="unseen">{SHELL_WORDS.commands.others}: </span>
      <span className="count">{others}</span>
    </CommandButton>
  );
}
