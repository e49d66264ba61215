// Hears what open pages say over their socket. Other programs may speak there too, so a message that does not have its form is
// passed over, and what goes wrong while one is answered is said in the terminal: no message ends the server.
import type { NormalizedHotChannelClient, ViteDevServer } from 'vite';
import { type Fields, isFields } from '../../base/json-value.ts';

/** "read" takes what is needed out of a message; undefined where it is not there. */
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

/** Vite's own listeners take every message to be in its form, and a program that sends another one would end the server. */
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
