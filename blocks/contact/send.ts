// What was typed in, what became of it out. Nothing of it goes into an address but that of a chat or letter, which the visitor
// sees open.
import type { ContactForm, PostTarget } from '../../src/generated/types.ts';
import { messageHref } from '../../src/ui/message.ts';
import { messageText } from './rules.ts';

/** "ready" is a chat or letter that nobody knows to be open. */
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
  // Not with "noopener": the answer would be null for an open tab as for a blocked one.
  const tab = window.open(href, '_blank');
  if (!tab) return { is: 'ready', href };
  tab.opener = null;
  return { is: 'sent' };
}

/** Sent the way that a form without scripts is, so an endpoint has one thing to understand, and no browser asks it beforehand. */
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
    // Many services say in the answer itself that they have not taken it.
    const said = await response.json().catch(() => {});
    const isRefused = said?.ok === false || /false/.test(said?.success);
    return { is: response.ok && arrivedAt(after, response) && !isRefused ? 'sent' : 'failed' };
  } catch {
    return { is: 'unanswered' };
  } finally {
    clearTimeout(timer);
  }
}

/** Led elsewhere than to the page that comes after, nobody has said that the message was taken: on the way it is left behind. */
function arrivedAt(after: string, { redirected, url }: Response): boolean {
  return !redirected || new URL(url).pathname.replace(/(\.html|\/)$/, '') === after;
}

export function wordsOf(entered: FormData): URLSearchParams {
  return new URLSearchParams([...entered].map(([name, value]) => [name, String(value)]));
}
