import { useEffect, useState } from 'react';
import type { PlaceIn } from '../../model/asks.ts';
import type { PastMoment } from '../../model/past.ts';
import { useSituation } from '../commands/situation.ts';

type Got = { of: string; moments?: PastMoment[]; refusal?: string; before?: string };

/** The moments of a document or of the whole site, the newest first. "more" asks for earlier ones. */
export function useMoments(document: string | undefined, block: PlaceIn | undefined) {
  const { store, state } = useSituation();
  const [got, setGot] = useState<Got>({ of: '' });
  const input = { ...(document !== undefined && { document }), ...(block && { path: block.path }) };
  const of = JSON.stringify(input);
  const { look } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new look may have come with a new moment.
  useEffect(() => {
    let isOld = false;
    void store.ask('moments', input).then(answer => {
      if (isOld) return;
      const { moments, more } = answer.ok ? answer.told : {};
      setGot({ of, moments, before: more, ...(!answer.ok && { refusal: answer.message }) });
    });
    return () => {
      isOld = true;
    };
  }, [store, of, look]);
  const known: Got = got.of === of ? got : { of };
  const { moments, before } = known;
  async function more(): Promise<void> {
    const answer = await store.ask('moments', { ...input, ...(before !== undefined && { before }) });
    if (!answer.ok) return;
    setGot(now =>
      now.of === of && now.before === before
        ? { of, moments: [...(moments ?? []), ...answer.told.moments], before: answer.told.more }
        : now,
    );
  }
  return { ...known, more: before === undefined ? undefined : () => void more() };
}
