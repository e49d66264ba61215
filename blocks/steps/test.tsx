// Tests the timeline: each hour or day has its tick, the longest step the most room, and visitors' own steps no clock.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wordsOf } from '../../src/base/languages/read.ts';
import type { Step, StepsBlock } from '../../src/generated/types.ts';
import { PageWords } from '../../src/ui/words.ts';
import { Steps } from './Component.tsx';

type Times = Pick<Step, 'at' | 'until'>[];
const own = { kind: 'own', time: 'You', ticks: 0 };

function drawn(times: Times, unit?: StepsBlock['unit'], language = 'en') {
  const items = times.map((time, index) => ({ title: `Part ${index}`, ...time }));
  const html = renderToStaticMarkup(
    <PageWords value={wordsOf({ language })}>
      <Steps type="steps" name="steps" level={2} variant="timeline" unit={unit} items={items} />
    </PageWords>,
  );
  const stages = html.matchAll(
    /steps__stage--([a-z]+)(?: steps__share--(\d+))?"><p class="steps__time">([^<]+)<\/p>(?:<svg .*?<path d="(.*?)")?/g,
  );
  return [...stages].map(([, kind, share, time, path = '']) => ({
    kind,
    time,
    ticks: path.split('M').length - 1,
    ...(share ? { share: Number(share) } : {}),
  }));
}

it.each<[string, Times, StepsBlock['unit'], ReturnType<typeof drawn>]>([
  [
    'a window has a tick for its beginning and one for each hour',
    [{}, { at: 0, until: 48 }, { at: 48 }],
    'hour',
    [
      own,
      { kind: 'clock', time: 'Hour 0–48', ticks: 49, share: 12 },
      { kind: 'moment', time: 'Hour 48', ticks: 0 },
    ],
  ],
  [
    'steps share the line by their days',
    [{ at: 0, until: 28 }, {}, { at: 28, until: 35 }],
    undefined,
    [
      { kind: 'clock', time: 'Day 0–28', ticks: 29, share: 12 },
      own,
      { kind: 'clock', time: 'Day 28–35', ticks: 8, share: 3 },
    ],
  ],
  [
    'a step without an end lasts until the next one begins',
    [{ at: 1 }, { at: 3 }, {}],
    'day',
    [{ kind: 'clock', time: 'Day 1', ticks: 3, share: 12 }, { kind: 'moment', time: 'Day 3', ticks: 0 }, own],
  ],
  ['without any time no clock runs', [{}, {}], 'day', [own, own]],
])('%s', (_, times, unit, stages) => {
  expect(drawn(times, unit)).toEqual(stages);
});

it('says its times in the language of the page', () => {
  const says = (language: string) =>
    drawn([{}, { at: 0, until: 5 }], 'day', language).map(({ time }) => time);
  expect(says('de')).toEqual(['Sie', 'Tag 0–5']);
  expect(says('ja')).toEqual(['お客様', '0–5日']);
});
