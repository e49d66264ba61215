import type { ReactNode } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { SentNow } from '../../model/exchange.ts';
import { useSituation } from '../commands/situation.ts';
import { siteNow } from '../shown/site-values.ts';

const WORDS = SHELL_WORDS.send.way;

type Stop = { name: string; more?: ReactNode };

/** The way of the author's work: here, sent, taken in. A dot stands where the work is, and moves when it gets on. */
export function WayOfWork({
  sent,
  stops,
  isUpright,
}: {
  sent: SentNow | undefined;
  stops: Stop[];
  isUpright?: true;
}) {
  const at = stopOf(sent);
  return (
    <ol className={isUpright ? 'stops stops--upright' : 'stops'} aria-label={WORDS.name} data-at={at}>
      {stops.map(({ name, more }, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          data-passed={index < at || at === stops.length - 1 || undefined}
        >
          <span>{name}</span>
          {more && <span className="small">{more}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The names of the three stops. Who reads changes is said in the site document, if it is said. */
export function useStops(): [here: string, sent: string, takenIn: string] {
  const reader = useReader();
  return [WORDS.here, reader === undefined ? WORDS.sent : WORDS.isRead(reader), WORDS.takenIn];
}

export function useReader(): string | undefined {
  const { reviewer } = siteNow(useSituation().state).value;
  return typeof reviewer === 'string' && reviewer !== '' ? reviewer : undefined;
}

function stopOf(sent: SentNow | undefined): number {
  if (sent?.is === 'takenIn') return 2;
  return sent?.is === 'beingRead' ? 1 : 0;
}
