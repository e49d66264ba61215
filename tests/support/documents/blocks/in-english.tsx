// Gives a component the engine's English words.
import type { ReactNode } from 'react';
import { wordsOf } from '../../../../src/base/languages/read.ts';
import { PageWords } from '../../../../src/ui/words.ts';

const ENGLISH = wordsOf({ language: 'en-AU' });

export function InEnglish({ children }: { children: ReactNode }) {
  return <PageWords value={ENGLISH}>{children}</PageWords>;
}
