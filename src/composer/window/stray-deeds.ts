// Answers what people try because other tools can do it. The window says in a few words what to do instead, so that nothing does nothing.
import { SHELL_WORDS } from '../language/window-words.ts';
import type { Situation } from './commands.ts';
import { isTypedIn } from './panes.ts';

const { instead } = SHELL_WORDS;

/** Listens in the window, or in the page of its frame. */
export function hearStrayDeeds(page: Document, now: () => Situation): void {
  const say = (words: string) => now().store.say(words);
  page.addEventListener('dragstart', ({ target }) => {
    const isInForm = isTypedIn(target) || (target as Element | null)?.closest?.('.fields') != null;
    if (!isInForm) say((target as Node | null)?.nodeName === 'IMG' ? instead.picture : instead.block);
  });
  page.addEventListener('dragover', event => {
    if (holdsFiles(event.dataTransfer)) event.preventDefault();
  });
  page.addEventListener('drop', event => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    now().open('photograph');
  });
  page.addEventListener('paste', event => {
    if (!holdsFiles(event.clipboardData)) return;
    event.preventDefault();
    now().open('photograph');
  });
}

/** Words that were copied in an office program come with a picture of themselves, and are words. */
function holdsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') === true && !data.types.includes('text/plain');
}
