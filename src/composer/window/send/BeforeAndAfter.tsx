import { useMemo } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import { useSituation } from '../commands/situation.ts';
import { useTold } from '../commands/use-told.ts';
import { PagePair } from '../pair/PagePair.tsx';
import { pairRows, type RowOfPair } from '../pair/pair-rows.ts';
import { inOne, kindAndTitle } from '../shown/titles.ts';

const WORDS = SHELL_WORDS.send;

type BeforeProps = { route: string; was: NonNullable<PageOfChanges['was']>; isDark: boolean };

/** The page as it was sent last, beside the page now. */
export function BeforeAndAfter({ route, was, isDark }: BeforeProps) {
  const { state } = useSituation();
  const then = useTold('pageThen', { route, ...was });
  const now = useTold('look', { route });
  const rows = useMemo(
    () =>
      then && now
        ? pairRows({ document: was.document, was: then.blocks, now: now.blocks }, then.differs)
        : undefined,
    [then, now, was.document],
  );
  const sides = useMemo(
    () => then && now && { document: was.document, was: { ...then, route }, now },
    [then, now, route, was.document],
  );
  if (!rows || !sides || !now) return <p className="small to-send__coming">{WORDS.pairComes}</p>;
  const titleOf = ({ was, now: block }: RowOfPair) => {
    const value = block && valueAt(now.documents[block.document]?.value, block.path);
    const { kind, title } = kindAndTitle('', value ?? { type: was?.type }, state);
    if (!block && !was) return SHELL_WORDS.side.thisPage;
    return block ? (title ?? kind) : inOne({ kind, title });
  };
  return (
    <div className="to-send__two">
      <p className="to-send__sides">
        <strong>{WORDS.before}</strong>
        <strong>{WORDS.after}</strong>
      </p>
      <PagePair
        rows={rows}
        sides={sides}
        deeds={{
          titleOf,
          arrow: () => null,
          whole: () => null,
          current: undefined,
          differenceWords: () => '',
        }}
        isDark={isDark}
      />
    </div>
  );
}
