import { expect, it } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const BASE = 'We write. We check. We send.';

it.each<{ name: string; base?: string; ours: string; theirs: string; out?: string }>([
  {
    name: 'two sentences',
    ours: 'We write well. We check. We send.',
    theirs: 'We write. We check. We send it.',
    out: 'We write well. We check. We send it.',
  },
  {
    name: 'two sentences side by side',
    ours: 'We write well. We check. We send.',
    theirs: 'We write. We check twice. We send.',
    out: 'We write well. We check twice. We send.',
  },
  {
    name: 'one sentence',
    ours: 'We write. We check twice. We send.',
    theirs: 'We write. We check all. We send.',
  },
  {
    name: 'one sentence in the same way',
    ours: 'We write. We check twice. We send it.',
    theirs: 'We write. We check twice. We send.',
    out: 'We write. We check twice. We send it.',
  },
  { name: 'the end of it', ours: `${BASE} We call.`, theirs: `${BASE} We wait.` },
  {
    name: 'its last sentence and its end',
    ours: 'We write. We check. We send it.',
    theirs: `${BASE} We wait.`,
    out: 'We write. We check. We send it. We wait.',
  },
  {
    name: 'a sentence, and one that was taken out',
    ours: 'We write. We send.',
    theirs: 'We write. We check. We send it.',
    out: 'We write. We send it.',
  },
  {
    name: 'a sentence that was taken out',
    ours: 'We write. We send.',
    theirs: 'We write. We check all. We send.',
  },
  {
    name: 'two points of a list',
    base: '- Oak\n- Ash\n- Elm',
    ours: '- Old oak\n- Ash\n- Elm',
    theirs: '- Oak\n- Ash\n- Red elm',
    out: '- Old oak\n- Ash\n- Red elm',
  },
  { name: 'a title', base: 'What we do', ours: 'What we do well', theirs: 'All that we do' },
  { name: 'an amount', base: '$1.50', ours: '$1.60', theirs: '$2.50' },
])('where both have changed $name', ({ base = BASE, ours, theirs, out }) => {
  expect(mergeTexts(base, ours, theirs)).toBe(out);
});
