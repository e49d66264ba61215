import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { CarriedPhotograph } from '../../../model/state/state.ts';

/** A photograph as its author has dropped it, while the server makes it smaller. */
export function CarriedPicture({ file, preview }: CarriedPhotograph) {
  return (
    <div className="picture" aria-busy="true">
      <img className="picture__thumb" src={preview} alt="" />
      <span className="small">{SHELL_WORDS.picture.arriving(file)}</span>
    </div>
  );
}
