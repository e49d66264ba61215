import { useEffect, useMemo, useState } from 'react';
import { valueAt } from '../../../base/json-value.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Asks } from '../../model/asks.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import { useSituation } from '../commands/situation.ts';
import { PagePair } from '../pair/PagePair.tsx';
import { pairRows, type RowOfPair } from '../pair/pair-rows.ts';
import { inOne, kindAndTitle } from '../shown/titles.ts';

const WORDS = SHELL_WORDS.send;

type BeforeProps = { route: string; was: NonNullable<PageOfChanges['was']>; isDark: boolean };
type Both = { before: Asks['pageThen']['told']; now: Asks['look']['told'] };

/** The page as the others have it, beside the page now. */
export function BeforeAndAfter({ route, was: { document, key }, isDark }: BeforeProps) {
  const { store, state } = useSituation();
  const [got, setGot] = useState<Both | { refusal: string }>();
  useEffect(() => {
    let isOld = false;
    const asked = [store.ask('pageThen', { route, document, key }), store.ask('look', { route })] as const;
    void Promise.all(asked).then(([then, now]) => {
      if (isOld) return;
      if (!then.ok) setGot({ refusal: then.message });
      else if (!now.ok) setGot({ refusal: now.message });
      else setGot({ before: then.told, now: now.told });
    });
    return () => {
      isOld = true;
    };
  }, [store, route, document, key]);
  const both = got && 'before' in got ? got : undefined;
  const rows = useMemo(() => both && rowsOf(document, both), [both, document]);
  const sides = useMemo(
    () => both && { document, was: { ...both.before, route }, now: both.now },
    [both, document, route],
  );
  const isSeen = rows?.some(({ differences }) => differences.length > 0);
  if (!both || !rows || !sides || !both.before.drawn || !isSeen) {
    const whyNot = both?.before.drawn ? WORDS.notOnPage : SHELL_WORDS.past.hadMistakes;
    const why = got && ('refusal' in got ? got.refusal : whyNot);
    return (
      <p className="small to-send__coming" role="status">
        {why ?? WORDS.pairComes}
      </p>
    );
  }
  const titleOf = ({ was, now }: RowOfPair) => {
    const value = now ? valueAt(both.now.documents[now.document]?.value, now.path) : { type: was?.type };
    const named = kindAndTitle('', value, state);
    return now ? (named.title ?? named.kind) : inOne(named);
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
          arrow: none,
          whole: none,
          current: undefined,
          differenceWords: none,
        }}
        isDark={isDark}
      />
    </div>
  );
}

/** What differs beside the blocks is not seen on the page. Its sentence stands above. */
function rowsOf(document: string, { before, now }: Both): RowOfPair[] {
  const all = pairRows({ document, was: before.blocks, now: now.blocks }, before.differs);
  return all.filter(row => row.was ?? row.now);
}

const none = () => '';
