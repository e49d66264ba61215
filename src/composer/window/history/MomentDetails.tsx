import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PastMoment } from '../../model/past.ts';
import { useSituation } from '../commands/situation.ts';
import { keyOfPlace } from '../pair/pair-rows.ts';
import { AskedAlong } from './AlongBox.tsx';
import { deedOfDifference, differenceWords, shortDeed } from './row-titles.ts';
import { ALL, type History } from './use-history.ts';

const WORDS = SHELL_WORDS.past;

/** What differs from now at the chosen moment, each with its way back, and the way back for all of it. */
export function MomentDetails({ history, moment }: { history: History; moment: PastMoment }) {
  const { state, past } = useSituation();
  const { told, differs, refusal, current, walkTo, putPlaceBack, putAllBack, busy, document } = history;
  if (refusal) return <p className="moment__more small">{refusal}</p>;
  if (!told)
    return (
      <p className="moment__more small" role="status">
        {WORDS.coming}
      </p>
    );
  const { rows, others, mistakes } = told;
  const isGone = past.now?.gone !== undefined;
  const row = past.now?.of === 'block' ? history.rows[0] : undefined;
  const isOther = past.now?.of === 'block' ? differs.length > 0 && row?.was : rows.length > 0 || isGone;
  const words = () => {
    if (row) return WORDS.putBlockBack;
    if (isGone) return WORDS.putPageBack;
    if (mistakes) return WORDS.putAndMend;
    return document === undefined ? WORDS.putSiteBack : WORDS.putAllBack;
  };
  return (
    <div className="moment__more stack">
      {moment.by === 'elsewhere' && <p className="small">{WORDS.elsewhereMeans}</p>}
      <ul aria-label={WORDS.differs}>
        {differs.map(one => (
          <li key={keyOfPlace(one)} data-current={one === current || undefined}>
            <button type="button" className="moment__walk grow" onClick={() => walkTo(one)}>
              {differenceWords(one, state)}
            </button>
            <button
              type="button"
              className="way-to moment__put"
              aria-label={deedOfDifference(one, state)}
              aria-busy={busy === one}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => void putPlaceBack(one)}
            >
              {shortDeed(one)}
            </button>
          </li>
        ))}
        {differs.length === 0 && !isGone && rows.map(row => <li key={row}>{row}</li>)}
      </ul>
      {/* Of a block it is said once it is known what comes back. */}
      {!row &&
        others.map(one => (
          <p key={one} className="small">
            {one}
          </p>
        ))}
      {isOther && (
        <AskedAlong what={row ? undefined : ALL} history={history}>
          <button
            type="button"
            className="act put-page"
            aria-busy={busy === (row?.key ?? ALL)}
            aria-disabled={busy !== undefined || undefined}
            onClick={() => void (row ? history.putBlockBack(row) : putAllBack())}
          >
            {words()}
          </button>
        </AskedAlong>
      )}
    </div>
  );
}
