import { useEffect, useState } from 'react';
import type { Asks } from '../../model/asks.ts';
import { useSituation } from './situation.ts';

/**
 * What the server tells for this ask. It is asked again with another input, and when "again" is another value. Without an input, nothing is
 * asked, and what was told before stays.
 */
export function useTold<Name extends keyof Asks>(
  name: Name,
  input: Asks[Name]['input'] | undefined,
  again?: unknown,
): Asks[Name]['told'] | undefined {
  const { store } = useSituation();
  const [told, setTold] = useState<Asks[Name]['told']>();
  const written = input && JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: "again" says when what was told may be old.
  useEffect(() => {
    if (written === undefined) return undefined;
    let isOld = false;
    void store
      .ask(name, JSON.parse(written))
      .then(answer => answer.ok && !isOld && setTold(() => answer.told));
    return () => {
      isOld = true;
    };
  }, [store, name, written, again]);
  return told;
}
