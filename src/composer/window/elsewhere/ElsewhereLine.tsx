import { SHELL_WORDS } from '../../language/window-words.ts';
import { Sign } from '../parts/Sign.tsx';
import type { FoundElsewhere } from './use-elsewhere.ts';

/** The line under a field that opens the drawer with the places where its old value still stands. */
export function ElsewhereLine({ elsewhere: { left, isOpen, setOpen } }: { elsewhere: FoundElsewhere }) {
  return left.map(({ what, places }) => (
    <button
      key={what}
      type="button"
      className="elsewhere-line"
      aria-expanded={isOpen}
      // Somebody who types goes on typing.
      onMouseDown={event => event.preventDefault()}
      onClick={() => setOpen(!isOpen)}
    >
      <Sign name="elsewhere" />
      <span className="grow">{SHELL_WORDS.elsewhere.still(what, places.length)}</span>
      <Sign name={isOpen ? 'next' : 'back'} />
    </button>
  ));
}
