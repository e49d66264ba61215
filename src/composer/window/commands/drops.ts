// Takes in photographs and change files that are dropped or pasted anywhere in the window, and answers what people try because other tools can do it: the
// window says in a few words what to do instead, so that nothing does nothing.
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { isTypedIn } from '../focus/panes.ts';
import { holdsFiles, photographIn } from '../shown/picture-field.ts';
import { takePhotograph } from '../store/take-photograph.ts';
import type { Situation } from './situation.ts';

const { instead } = SHELL_WORDS;
const CHANGE_FILE = /\.change\.json$/i;

/** Listens in the window, or in the page of its frame, which hears of a drop first. */
export function hearDrops(page: Document, now: () => Situation): void {
  const say = (words: string) => now().store.say(words);
  const take = (event: Event, data: DataTransfer | null) => {
    markCarried(page, false);
    if (!holdsFiles(data) || event.defaultPrevented) return;
    event.preventDefault();
    const { store, state, openChangeFile } = now();
    const [changes, ...others] = [...(data?.files ?? [])].filter(({ name }) => CHANGE_FILE.test(name));
    if (changes) {
      void openChangeFile(changes);
      return others.length > 0 && say(SHELL_WORDS.changeFile.onlyOne);
    }
    const file = photographIn(data);
    if (file) void takePhotograph(store, file, fieldAround(event.target) ?? state.selected);
  };
  page.addEventListener('dragstart', ({ target }) => {
    const isInForm = isTypedIn(target) || (target as Element | null)?.closest?.('.fields') != null;
    if (!isInForm) say((target as Node | null)?.nodeName === 'IMG' ? instead.picture : instead.block);
  });
  page.addEventListener('dragover', event => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    markCarried(page, true);
  });
  page.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) markCarried(page, false);
  });
  page.addEventListener('drop', event => take(event, event.dataTransfer));
  page.addEventListener('paste', event => take(event, event.clipboardData));
}

/** While a file is carried over the window, fields that take one show it. */
function markCarried(page: Document, isCarried: boolean): void {
  page.documentElement.toggleAttribute('data-carries-file', isCarried);
}

/** The field of a picture in the form. Its key names its place. */
function fieldAround(target: EventTarget | null): PlaceIn | undefined {
  const field = (target as Element | null)?.closest?.<HTMLElement>('[data-kind="picture"]');
  const [, document = '', path] = /^(\S*) (\[.*\])$/.exec(field?.dataset.path ?? '') ?? [];
  return path === undefined ? undefined : { document, path: JSON.parse(path) };
}
