import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { closeOpened } from '../parts/Dialog.tsx';
import { follow } from '../store/open-page.ts';
import type { Store } from '../store/store.ts';

/** The page of a place, as a link to its field. A place that stands on no page that the window knows has only its name. */
export function PlaceLink({ place }: { place: PlaceIn }) {
  const { store, state } = useSituation();
  const title = titleOf(place, state);
  if (!isReached(place, state)) return <strong>{title}</strong>;
  return (
    <button type="button" className="way-to" onClick={() => leadTo(place, store)}>
      {title}
    </button>
  );
}

export function leadTo({ document, path }: PlaceIn, store: Store): void {
  closeOpened();
  const isHere = store.state().look?.documents[document] !== undefined;
  void follow(store, { document, path }, isHere ? undefined : document);
}

export function isReached({ document }: PlaceIn, { look, pages }: State): boolean {
  return look?.documents[document] !== undefined || pages.some(({ route }) => route === document);
}

function titleOf({ document }: PlaceIn, { pages, look }: State): string {
  const page = pages.find(({ route }) => route === document);
  if (page) return page.title;
  if (look?.documents[document]?.kind === 'site') return SHELL_WORDS.find.wholeSite;
  return document.startsWith('_shared/')
    ? SHELL_WORDS.find.sharedPart(document.slice('_shared/'.length))
    : document;
}
