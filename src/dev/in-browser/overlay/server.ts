// Asks the dev server to change a document or to open the editor. Returns a calm sentence, and whether it was done.
import type { ChangeRequest } from '../../../change/fix/judge-edits.ts';

export type Outcome = { done: boolean; message: string };

let token = '';

/** The secret of this run of the server. Only its own pages get it. */
export function trust(given: string): void {
  token = given;
}

export function requestChanges(changes: ChangeRequest[]): Promise<Outcome> {
  return put('/@ashlar/documents', { changes });
}

export async function openEditor(document: string, line: number, column: number): Promise<Outcome> {
  const { done, message } = await put('/@ashlar/editor', { document, line, column });
  const asked =
    'Your editor was asked to open it. If none comes, start with the name of yours: npm start -- --editor code';
  return { done, message: done ? asked : message };
}

async function put(address: string, body: object): Promise<Outcome> {
  try {
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'X-Ashlar-Token': token },
      body: JSON.stringify(body),
    });
    const { message = '' } = (await answer.json().catch(() => ({}))) as { message?: string };
    return { done: answer.ok, message };
  } catch {
    return { done: false, message: 'The server does not answer. Is "npm start" still running?' };
  }
}
