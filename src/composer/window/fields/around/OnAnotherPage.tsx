import type { PlaceIn } from '../../../model/asks.ts';
import { openPage } from '../../open-page.ts';
import type { Props } from '../../TopBar.tsx';

/** The words of a card can be those of the page to which it leads. */
export function OnAnotherPage({ store, state, place }: Props & { place: PlaceIn }) {
  const page = state.pages.find(({ route }) => route === place.document);
  async function go(): Promise<void> {
    await openPage(store, place.document);
    store.select(place);
  }
  return (
    <section className="box box--warns stack" aria-label="Where this is written">
      <p>These words belong to the page “{page?.title ?? place.document}”, and are shown here as well.</p>
      <button type="button" onClick={() => void go()}>
        Change them on that page
      </button>
    </section>
  );
}
