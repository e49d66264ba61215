import { capital } from '../../../base/words.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { addressOf } from '../../model/address.ts';
import type { LeftPlace } from '../../model/asks.ts';
import { useSituation } from '../commands/situation.ts';
import { WindowLink } from '../parts/WindowLink.tsx';
import { asVisitorsRead } from '../shown/site-values.ts';
import { follow } from '../store/open-page.ts';

type RowProps = { place: LeftPlace; isChosen: boolean; turn: () => void };

/** One place: a box to tick, the link to it, and its words. */
export function LeftPlaceRow({ place, isChosen, turn }: RowProps) {
  const { store, state } = useSituation();
  const { page, words, doubt, mend, document, path } = place;
  const isHere = state.look?.documents[document] !== undefined;
  const isPage = document.startsWith('/');
  const go = () => follow(store, { document, path }, isHere ? undefined : document);
  const said = capital(asVisitorsRead(words, state));
  const notes = [doubt, mend === undefined && SHELL_WORDS.elsewhere.byHand].filter(Boolean).join(' ');
  return (
    <li className="place">
      <input
        type="checkbox"
        aria-label={[page, said, notes].filter(Boolean).join('. ')}
        disabled={mend === undefined}
        checked={isChosen}
        onChange={turn}
      />
      <div>
        {isPage || isHere ? (
          <WindowLink href={isPage ? addressOf(document) : '#fields'} go={go}>
            {page}
          </WindowLink>
        ) : (
          <strong>{page}</strong>
        )}
        {document === state.route && <small> {SHELL_WORDS.elsewhere.thisPage}</small>}
        <p>
          <Mended words={said} mend={mend} />
        </p>
        {notes && <p className="small">{notes}</p>}
      </div>
    </li>
  );
}

/** The old words struck through, and beside them what would come into their place. */
function Mended({ words, mend }: { words: string } & Pick<LeftPlace, 'mend'>) {
  const at = mend ? words.indexOf(mend.old) : -1;
  if (!mend || at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <del>{mend.old}</del> <ins>{mend.now}</ins>
      {words.slice(at + mend.old.length)}
    </>
  );
}
