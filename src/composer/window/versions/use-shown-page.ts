// Knows which of the pages that the others have changed is shown before and after.
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PageOfChanges } from '../../model/exchange.ts';
import { afterwards } from '../focus/afterwards.ts';
import type { OthersControl } from './use-others.ts';

export type ShownPage = {
  page: PageOfChanges | undefined;
  /** Without a page, the one that is edited is seen again. */
  show: (page?: PageOfChanges) => void;
  /** For the panel and for what is beside it. */
  onKeyDown: (event: KeyboardEvent) => void;
};

export function useShownPage({ told, question }: OthersControl, isOpen: boolean): ShownPage {
  const [route, setRoute] = useState<string>();
  const isAsked = question !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither a panel that is closed nor a question leads back to it.
  useEffect(() => setRoute(undefined), [isOpen, isAsked]);
  const isThere = isOpen && !isAsked && told?.theirs !== undefined;
  const page = isThere ? told?.changes.find(({ at }) => at && at.route === route) : undefined;
  return {
    page,
    show: wanted => setRoute(wanted?.at?.route),
    onKeyDown(event) {
      if (!page || event.key !== 'Escape') return;
      event.stopPropagation();
      setRoute(undefined);
      afterwards(() => document.querySelector<HTMLElement>('.changed-page [aria-expanded="true"]')?.focus());
    },
  };
}
