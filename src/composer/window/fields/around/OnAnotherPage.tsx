import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { PlaceIn } from '../../../model/asks.ts';
import { useSituation } from '../../commands/situation.ts';
import { follow } from '../../store/open-page.ts';

/** The words of a card can be those of the page to which it leads. */
export function OnAnotherPage({ place }: { place: PlaceIn }) {
  const { store, state } = useSituation();
  const page = state.pages.find(({ route }) => route === place.document);
  return (
    <section className="box box--warns stack" aria-label={SHELL_WORDS.everywhere.written}>
      <p>{SHELL_WORDS.everywhere.ofPage(page?.title ?? place.document)}</p>
      <button type="button" onClick={() => void follow(store, place, place.document)}>
        {SHELL_WORDS.everywhere.changeThere}
      </button>
    </section>
  );
}
