import { dayAt, timeAt } from '../../../base/dates/dates.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { State } from '../../model/state/state.ts';
import { useSituation } from '../commands/situation.ts';
import { dayAndTime } from '../history/days.ts';
import { SidePanel } from '../parts/SidePanel.tsx';
import { Sign } from '../parts/Sign.tsx';
import { timeZoneNow } from '../shown/site-values.ts';
import { Rows } from './PageToSend.tsx';
import { useReader, useStops, WayOfWork } from './WayOfWork.tsx';
import { WhatNext } from './WhatNext.tsx';

const WORDS = SHELL_WORDS.send;

/** Where the author's work is on its way, and what can be done about it. */
export function SentPanel() {
  const { store, state, open, exchange } = useSituation();
  const { sent } = exchange;
  const reader = useReader();
  const [here, read, takenIn] = useStops();
  const change = sent?.sent;
  const isRead = sent?.is === 'beingRead';
  async function signIn(): Promise<void> {
    const answer = await store.ask('signIn', {});
    if (answer.ok) exchange.tell(answer.told);
    else store.say(answer.message);
  }
  return (
    <SidePanel sign="hand" kind={WORDS.sent} title={change?.title || WORDS.nothingSent}>
      <div className="stack stack--wide sent">
        <WayOfWork
          isUpright
          sent={sent}
          stops={[
            { name: here, more: change ? undefined : WORDS.toSend(state.toSend ?? 0) },
            { name: read, more: change && sent.is !== 'unsent' && sentAt(change.at, state) },
            { name: takenIn },
          ]}
        />
        <div role="status" className="stack">
          <p>{sent ? sent.words : WORDS.asking}</p>
          {sent?.trouble && (
            <p className="send__state send__state--trouble">
              <Sign name="wrong" />
              {sent.trouble.words}
            </p>
          )}
        </div>
        {change?.link && (
          <a href={change.link} target="_blank" rel="noreferrer" className="see-there">
            {WORDS.seeThere}
            <Sign name="visit" />
          </a>
        )}
        {sent && (
          <div className="line">
            <WhatNext
              sent={sent}
              title={change?.title ?? ''}
              deeds={{
                now: () => open('send'),
                again: () => exchange.refresh(true),
                signIn,
                get: () => exchange.show('others'),
              }}
            />
          </div>
        )}
        {isRead && <p className="small">{WORDS.goOnWriting(reader)}</p>}
        {change?.changes && (
          <section aria-labelledby="what-is-read">
            <h3 id="what-is-read">{WORDS.whatIsRead(reader)}</h3>
            {change.changes.map(({ title, rows }) => (
              <div key={title} className="sent__page">
                <strong>{title}</strong>
                <Rows rows={rows} />
              </div>
            ))}
          </section>
        )}
      </div>
    </SidePanel>
  );
}

/** "Today, 14:05", where the site is. */
function sentAt(at: number, state: State): string {
  const zone = timeZoneNow(state);
  const [day, time] = [dayAt(at, zone), timeAt(at, zone)];
  return day === dayAt(Date.now(), zone) ? WORDS.today(time) : dayAndTime({ day, time });
}
