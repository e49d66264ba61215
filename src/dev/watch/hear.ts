// Listens to open pages on their socket. Other programs can write there too, so no message may end the server. Ignores a message
// that is not of the right form, and reports in the terminal what goes wrong with an answer.
import type { NormalizedHotChannelClient, ViteDevServer } from 'vite';
import { isRealDate } from '../../base/dates/dates.ts';
import { type Fields, isFields } from '../../base/json-value.ts';

/** "read" takes what is needed from a message. It returns undefined if that is missing. */
export function hear<Said>(
  { environments, config }: ViteDevServer,
  event: string,
  read: (message: Fields) => Said | undefined,
  answer: (said: Said, client: NormalizedHotChannelClient) => void,
): void {
  environments.client.hot.on(event, (message: unknown, client) => {
    try {
      const said = isFields(message) ? read(message) : undefined;
      if (said !== undefined) answer(said, client);
    } catch (error) {
      config.logger.error((error as Error).message);
    }
  });
}

/** Passes on only messages in the right form. Vite's own listeners expect it, and another message would end the server. */
export function keepToKnownMessages({ ws }: ViteDevServer): void {
  ws.on('connection', socket => {
    const listeners = socket.listeners('message');
    socket.removeAllListeners('message');
    socket.on('message', message => {
      if (isKnown(String(message))) for (const listen of listeners) listen.call(socket, message, false);
    });
  });
}

function isKnown(text: string): boolean {
  try {
    const { type, event, data } = JSON.parse(text) as Fields;
    if (type !== 'custom' || !isFields(data)) return false;
    return event === 'vite:invalidate' ? typeof data.path === 'string' : /^ashlar:/.test(String(event));
  } catch {
    return false;
  }
}

/** No browser opens a longer address. */
const LONGEST = 2000;

export function addressIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('/') && value.length <= LONGEST ? value : undefined;
}

/** More links than any page has. */
const MOST_LINKS = 5000;

export function routesIn({ routes }: Fields): string[] | undefined {
  if (!Array.isArray(routes) || routes.length > MOST_LINKS) return undefined;
  return routes.filter(route => addressIn(route) !== undefined);
}

/** Null means no day: every page is shown as it is now. */
export function dayIn({ day }: Fields): { day: string | undefined } | undefined {
  if (day === null) return { day: undefined };
  return typeof day === 'string' && isRealDate(day) ? { day } : undefined;
}
