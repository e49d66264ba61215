// Asks a dev server what windows of the composer ask, without a browser.
import type { Asks } from '../../../src/composer/model/asks.ts';
import type { OpenedChangeFile } from '../../../src/composer/model/exchange.ts';
import { trustedBy } from './attacks.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { askForToken, type Sent, send } from './writer.ts';

export type WindowAnswer<Name extends keyof Asks> = Asks[Name]['told'] & { status: number; message?: string };

export type AskedServer = {
  server: DevServer;
  ask: <Name extends keyof Asks>(name: Name, input: Asks[Name]['input']) => Promise<WindowAnswer<Name>>;
  /** Opens a change file. */
  openFile: (text: string) => Promise<OpenedChangeFile & { status: number; message?: string }>;
};

const PATH = '/@ashlar/composer';
const FILES = `${PATH}/change-file`;

/** Serves a folder for editing. "status" is 0 if the server has gone before it could answer. */
export async function serveAndAsk(site: string, env: { [name: string]: string }): Promise<AskedServer> {
  const server = await startDevServer(process.cwd(), { words: ['--site', site], env });
  const token = await askForToken(server.url, '/');
  const doorAt = (path: string) => ({ url: () => server.url, token: () => token, path, body: () => '' });
  return {
    server,
    ask: (name, input) =>
      put({ path: PATH, headers: trustedBy(doorAt(PATH)), body: JSON.stringify({ ask: name, input }) }),
    openFile(text) {
      const form = 'application/octet-stream';
      const headers = { ...trustedBy({ ...doorAt(FILES), form }), 'X-Ashlar-Name': 'change.json' };
      return put({ path: FILES, headers, body: text });
    },
  };

  async function put(sent: Sent) {
    const { status, text } = await send(server.url, sent);
    return { status, ...(status === 0 ? {} : JSON.parse(text)) };
  }
}
