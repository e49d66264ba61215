// Everything that the shell knows of the world comes through here: it asks the server, and hears that something has changed.
import { LANGUAGE, SHELL_WORDS } from '../../language/window-words.ts';
import { type Answered, type Asks, NO_ANSWER } from '../../model/asks.ts';
import { LARGEST_CHANGE_FILE, type OpenedChangeFile } from '../../model/exchange.ts';
import { type Arrived, LARGEST_PHOTOGRAPH } from '../../model/photographs.ts';

const ADDRESS = '/@ashlar/composer';
const AGAIN_MS = 1000;
/** A window that is being closed can still send this much, in bytes of UTF-8, of which a letter has up to three. */
const MOST_AT_THE_END = 20_000;

export type World = ReturnType<typeof openWorld>;

/** "token" shows the server that this page came from it. */
export function openWorld(token: string) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Ashlar-Token': token,
    'Accept-Language': LANGUAGE,
  };
  let stream = new AbortController();

  async function ask<Name extends keyof Asks>(
    name: Name,
    input: Asks[Name]['input'],
  ): Promise<Answered<Asks[Name]['told']>> {
    try {
      const body = JSON.stringify({ ask: name, input });
      const keepalive = document.hidden && body.length < MOST_AT_THE_END;
      const response = await fetch(ADDRESS, { method: 'PUT', headers, body, keepalive });
      const told = await response.json();
      return response.ok ? { ok: true, told } : { ok: false, status: response.status, ...told };
    } catch {
      // Ends the stream of news, because the server may still be there: when a new stream begins, the window asks again.
      stream.abort();
      return { ok: false, status: NO_ANSWER, message: SHELL_WORDS.window.noAnswer };
    }
  }

  /** Sends the bytes of a photograph. The server says what it is. */
  async function send(file: File): Promise<Answered<Arrived>> {
    if (file.size > LARGEST_PHOTOGRAPH)
      return { ok: false, status: 413, message: SHELL_WORDS.picture.tooHeavy };
    // Half a character cannot be written in an address.
    const name = encodeURIComponent(file.name.replace(/\p{Surrogate}/gu, '') || 'picture');
    return sendBytes('photographs', file, { 'X-Ashlar-Name': name }, SHELL_WORDS.picture.notSent);
  }

  /** Sends the bytes of a change file. It waits at the server until it is brought. */
  async function openChangeFile(file: File): Promise<Answered<OpenedChangeFile>> {
    const { tooLarge, notSent } = SHELL_WORDS.changeFile;
    if (file.size > LARGEST_CHANGE_FILE) return { ok: false, status: 413, message: tooLarge };
    return sendBytes('change-file', file, {}, notSent);
  }

  async function sendBytes<Told>(
    door: string,
    body: File,
    named: { [header: string]: string },
    notSent: string,
  ): Promise<Answered<Told>> {
    try {
      const form = { ...headers, 'Content-Type': 'application/octet-stream', ...named };
      const response = await fetch(`${ADDRESS}/${door}`, { method: 'PUT', headers: form, body });
      const told = await response.json();
      return response.ok ? { ok: true, told } : { ok: false, status: response.status, ...told };
    } catch {
      return { ok: false, status: NO_ANSWER, message: notSent };
    }
  }

  /**
   * While it listens, the server counts "window" among the open ones. Calls "hear" at each change, with the number of changes so far,
   * and without a number when the stream begins. Calls "lose" when it ends, and tries again until it is back.
   */
  async function onNews(window: string, hear: (count?: number) => void, lose: () => void): Promise<never> {
    for (;;) {
      try {
        const body = JSON.stringify({ window });
        stream = new AbortController();
        const { signal } = stream;
        const response = await fetch(`${ADDRESS}/news`, { method: 'PUT', headers, body, signal });
        // The server has begun anew and knows this page no more. What is typed is kept over the reload.
        if (response.status === 403) location.reload();
        const reader = response.ok ? response.body?.getReader() : undefined;
        let isFirst = true;
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
          const lines = new TextDecoder().decode(part.value).trim().split('\n');
          hear(isFirst ? undefined : Number(lines.at(-1)));
          isFirst = false;
        }
      } catch {
        // The server has gone, which "lose" says.
      }
      lose();
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
  }

  return { ask, send, openChangeFile, onNews };
}
