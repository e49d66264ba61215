// Asks what would be sent, once all words are saved, and sends it.
import { useEffect, useRef, useState } from 'react';
import { type Asks, CHANGED, NO_ANSWER } from '../../model/asks.ts';
import { useSituation } from '../commands/situation.ts';
import { closeOpened } from '../parts/Dialog.tsx';

export type PlanTold = Asks['plan']['told'];
export type ToSend = { title: string; name?: string; email?: string };

export type SendControl = {
  /** "asksFirst": nobody in this copy has agreed yet that the host is asked. */
  step: 'asksFirst' | 'looks' | 'planned' | 'refused' | 'sends';
  plan: PlanTold | undefined;
  /** Why there is no plan, or why it was not sent. */
  refusal: string | undefined;
  /** "agrees" lets the host be asked from this copy from now on. */
  ask: (agrees?: true) => Promise<void>;
  send: (wanted: ToSend) => Promise<void>;
  signIn: () => Promise<void>;
};

export function useSendPlan(): SendControl {
  const { store, exchange } = useSituation();
  const [got, setGot] = useState<Partial<Pick<SendControl, 'plan' | 'refusal'>>>({});
  const [isLooking, setLooking] = useState(false);
  const isClosed = useRef(false);
  const { plan, refusal } = got;
  const isNew = (plan?.sent ?? exchange.sent)?.is === 'asksFirst' && !refusal;

  async function ask(agrees?: true, because?: string): Promise<void> {
    setLooking(true);
    await store.flush();
    const answer = await store.ask('plan', agrees ? { agrees } : {});
    if (answer.ok) exchange.tell(answer.told.sent);
    if (isClosed.current) return;
    setLooking(false);
    setGot(answer.ok ? { plan: answer.told, refusal: because } : { refusal: answer.message });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens.
  useEffect(() => {
    isClosed.current = false;
    if (!isNew && !exchange.isSending) void ask();
    return () => {
      isClosed.current = true;
    };
  }, []);

  const step = () => {
    if (exchange.isSending) return 'sends';
    if (isLooking) return 'looks';
    if (isNew) return 'asksFirst';
    return plan ? 'planned' : refusal === undefined ? 'looks' : 'refused';
  };

  return {
    step: step(),
    plan,
    refusal,
    ask,
    async send(wanted) {
      if (plan?.tree === undefined) return;
      const answer = await exchange.send({ ...wanted, tree: plan.tree });
      if (isClosed.current) return;
      // Reads the plan once more if pages have changed since. After a lost answer, the server knows what it has sent.
      if (!answer.ok && [CHANGED, NO_ANSWER].includes(answer.status)) await ask(undefined, answer.message);
      else if (!answer.ok) setGot({ plan, refusal: answer.message });
      else if (answer.told.trouble) await ask();
      else {
        closeOpened();
        exchange.show('sent');
      }
    },
    async signIn() {
      setLooking(true);
      const answer = await store.ask('signIn', {});
      if (answer.ok) exchange.tell(answer.told);
      if (isClosed.current) return;
      if (answer.ok) await ask();
      else setGot({ plan, refusal: answer.message });
      setLooking(false);
    },
  };
}
