import { type ReactNode, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { SentNow } from '../../model/exchange.ts';
import { AsFileButton } from '../versions/AsFileButton.tsx';

const WORDS = SHELL_WORDS.send.next;

type Asked = Exclude<keyof typeof WORDS, 'asking'>;

/** What an author can do about a state, the likeliest first. "asFile" is a button of its own. */
export function nextSteps({ is, trouble, waitsForOthers }: SentNow): (Asked | 'asFile')[] {
  if (waitsForOthers) return ['get'];
  if (is === 'noRemote' || is === 'noGit') return ['asFile'];
  if (is === 'inTheWay') return ['again'];
  switch (trouble?.is) {
    case 'noNetwork':
      return ['now', 'asFile'];
    case 'unknown':
      return ['signIn', 'asFile'];
    case 'mayNot':
      return ['asFile'];
    case 'refused':
      return ['again', 'asFile'];
    default:
      return is === 'unsent' ? ['now'] : [];
  }
}

type NextProps = {
  sent: SentNow;
  /** The title that a file gets. */
  title: string;
  deeds: { [step in Asked]: () => unknown };
  /** The first button is the one of the surface. */
  isMain?: boolean;
};

/** The next steps as buttons. While one is being done, no other is. */
export function WhatNext({ sent, title, deeds, isMain }: NextProps): ReactNode {
  const [busy, setBusy] = useState<Asked>();
  const press = async (step: Asked) => {
    if (busy) return;
    setBusy(step);
    await deeds[step]();
    setBusy(undefined);
  };
  return nextSteps(sent).map((step, index) => {
    const name = isMain && index === 0 ? 'act' : undefined;
    if (step === 'asFile') return <AsFileButton key={step} title={title} className={name} />;
    return (
      <button
        key={step}
        type="button"
        className={name}
        aria-busy={busy === step}
        aria-disabled={busy !== undefined || undefined}
        onClick={() => void press(step)}
      >
        {busy === step ? WORDS.asking : WORDS[step]}
      </button>
    );
  });
}
