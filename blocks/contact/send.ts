// Sends what a visitor has typed, or opens a chat or an e-mail with it. Only the address of that chat or e-mail holds the words.
import type { ContactForm, PostTarget } from '../../src/generated/types.ts';
import { messageHref } from '../../src/ui/message.ts';
import { messageText } from './rules.ts';

/** "ready" means that a chat or an e-mail may have opened, but nobody can tell. */
export type Outcome =
  | { is: 'sent' }
  | { is: 'ready'; href: string }
  | { is: 'failed' }
  | { is: 'unanswered' };

export const PATIENCE = 30_000;

export function open({ fields, chat, mail }: ContactForm, entered: FormData): Outcome {
  const href = messageHref(chat?.to ?? mail?.to ?? '', messageText(fields, entered));
  if (mail) {
    location.assign(href);
    return { is: 'ready', href };
  }
  // With "noopener" the answer would be null both for an open tab and for a blocked one
  // (https://developer.mozilla.org/en-US/docs/Web/API/Window/open).
  const tab = window.open(href, '_blank');
  if (!tab) return { is: 'ready', href };
  tab.opener = null;
  return { is: 'sent' };
}

/**
 * Sends the form as it would be sent without scripts. So an endpoint has one format to understand, and browsers send no
 * preflight (https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS#simple_requests).
 */
export async function post({ to, after, trap }: PostTarget, entered: FormData): Promise<Outcome> {
  if (trap && entered.get(trap.name)) return { is: 'failed' };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  try {
    const response = await fetch(to, {
      method: 'POST',
      body: wordsOf(entered),
      headers: { Accept: 'application/json' },
      signal: waiting.signal,
    });
    // Many services answer 200 and say in the body that they have not taken the message.
    const said = await response.json().catch(() => {});
    const isRefused = said?.ok === false || /false/.test(said?.success);
    return { is: response.ok && arrivedAt(after, response) && !isRefused ? 'sent' : 'failed' };
  } catch {
    return { is: 'unanswered' };
  } finally {
    clearTimeout(timer);
  }
}

/** Only a redirect to the expected page says that the message was taken: others lead to a login or an error page. */
function arrivedAt(after: string, { redirected, url }: Response): boolean {
  return !redirected || new URL(url).pathname.replace(/(\.html|\/)$/, '') === after;
}

export function wordsOf(entered: FormData): URLSearchParams {
  return new URLSearchParams([...entered].map(([name, value]) => [name, String(value)]));
}
