// The control of a day, and of a day with a time. Times are those of the clocks where the site is.
import { type FocusEvent, useState } from 'react';
import { dayAt, instantOf, instantsAt, momentAt, momentOf, timeAt } from '../../../../base/dates/dates.ts';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { useSituation } from '../../commands/situation.ts';
import { timeZoneNow } from '../../shown/site-values.ts';
import { type ControlProps, described, writtenText } from './control-props.ts';
import { isLeft } from './leave-field.ts';

const FIRST_YEAR = '1000';

type DayAndTime = { day: string; time: string };

export function DayInput(props: ControlProps<'day'>) {
  const { labelId, value, field, control, put, type } = props;
  const { state } = useSituation();
  const zone = timeZoneNow(state);
  const { day, time } = shownIn(zone, String(value ?? ''));
  const [drafts, setDrafts] = useState<Partial<DayAndTime>>({});
  const [wanted, setWanted] = useState<DayAndTime>();
  const leave = (event: FocusEvent) => isLeft(event) && setDrafts({});

  function write(next: DayAndTime): void {
    setWanted(next);
    type(writtenText(next.time && next.day ? momentOf(next, zone) : next.day, field.isNeeded));
  }

  return (
    <>
      <span className="line">
        <input
          {...described(props)}
          className="input"
          type="date"
          value={drafts.day ?? day}
          onBlur={leave}
          onChange={({ target }) => {
            setDrafts({ day: target.value });
            // Years are typed digit by digit: "0002" is on its way to "2026". A date that lacks a part is not yet emptied.
            if (target.value >= FIRST_YEAR || (target.value === '' && !target.validity.badInput))
              write({ day: target.value, time });
          }}
        />
        {control.hasTime && (
          <input
            aria-label={SHELL_WORDS.day.time}
            aria-describedby={labelId}
            className="input"
            type="time"
            value={drafts.time ?? time}
            disabled={day === ''}
            onBlur={leave}
            onChange={({ target }) => {
              setDrafts({ time: target.value });
              if (target.value !== '' || !target.validity.badInput) write({ day, time: target.value });
            }}
          />
        )}
      </span>
      {control.hasTime && time && <p className="small">{SHELL_WORDS.day.zone(zone.replaceAll('_', ' '))}</p>}
      {wanted?.time && wanted.day && value === momentOf(wanted, zone) && (
        <SkippedTime wanted={wanted} time={time} zone={zone} />
      )}
      {time && <TimeShownTwice {...{ day, time, zone, value, put }} name={`${props.id}-twice`} />}
    </>
  );
}

/** What clocks in the time zone show, whichever distance from world time was written. */
export function shownIn(zone: string, moment: string): DayAndTime {
  const [day = '', time] = moment.split('T');
  const instant = time === undefined ? undefined : instantOf(moment, zone);
  return instant === undefined
    ? { day, time: '' }
    : { day: dayAt(instant, zone), time: timeAt(instant, zone) };
}

/** When summer time begins, clocks skip an hour. */
function SkippedTime({ wanted, time, zone }: { wanted: DayAndTime; time: string; zone: string }) {
  if (instantsAt(wanted.day, wanted.time, zone).length > 0) return null;
  return (
    <p className="small" role="status">
      {SHELL_WORDS.day.skipped(wanted.time, time)}
    </p>
  );
}

type TwiceProps = DayAndTime & Pick<ControlProps, 'value' | 'put'> & { zone: string; name: string };

/** When summer time ends, clocks show an hour twice. */
function TimeShownTwice({ day, time, zone, value, put, name }: TwiceProps) {
  const instants = instantsAt(day, time, zone);
  if (instants.length < 2) return null;
  return (
    <div className="line" role="radiogroup" aria-label={SHELL_WORDS.day.twice(time)}>
      <span className="small">{SHELL_WORDS.day.which(time)}</span>
      {instants.map((instant, index) => (
        <label key={instant} className="tick">
          <input
            type="radio"
            name={name}
            checked={instantOf(String(value), zone) === instant}
            onChange={() => put(momentAt(instant, zone))}
          />
          {index === 0 ? SHELL_WORDS.day.first : SHELL_WORDS.day.second}
        </label>
      ))}
    </div>
  );
}
