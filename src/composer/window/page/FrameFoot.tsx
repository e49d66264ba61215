import { capital } from '../../../base/words.ts';
import { isWithin } from '../../model/moved.ts';
import type { State } from '../store.ts';
import { type PageSize, SIZES } from './page-size.ts';

type Props = {
  state: State;
  size: PageSize;
  setSize: (size: PageSize) => void;
  isDark: boolean;
  setDark: (isDark: boolean) => void;
};

/** Under the page: what it does not show, and how large and in which colours it is drawn. */
export function FrameFoot({ state, size, setSize, isDark, setDark }: Props) {
  const note = notShown(state);
  return (
    <div className="page__foot line">
      {note && <p>{note}</p>}
      <fieldset className="line" aria-label="How wide the page is shown">
        {SIZES.map(one => (
          <button key={one} type="button" aria-pressed={one === size} onClick={() => setSize(one)}>
            {capital(one)}
          </button>
        ))}
      </fieldset>
      <fieldset className="line" aria-label="The colours of the page">
        {['Light', 'Dark'].map((one, index) => (
          <button
            key={one}
            type="button"
            aria-pressed={isDark === (index === 1)}
            onClick={() => setDark(index === 1)}
          >
            {one}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Says why the page, or what is selected, cannot be seen. */
function notShown({ look, selected }: State): string {
  if (look && !look.drawn) return 'This page comes as soon as its mistakes are put right.';
  const block = look?.blocks.find(
    ({ document, path }) => selected?.document === document && isWithin(selected.path, path),
  );
  if (!block || block.isDrawn) return '';
  return block.isHidden
    ? 'This block is hidden, so it is not on the page.'
    : 'This block could not be drawn, so it is not on the page.';
}
