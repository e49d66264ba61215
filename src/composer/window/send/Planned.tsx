import type { ReactNode } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';
import { usePageView } from '../page/page-view.ts';
import { closeOpened } from '../parts/Dialog.tsx';
import { Sign } from '../parts/Sign.tsx';
import { Beside } from './Beside.tsx';
import { HeldBack } from './HeldBack.tsx';
import { PageToSend } from './PageToSend.tsx';
import { isReached, leadTo } from './PlaceLink.tsx';
import { SendFoot } from './SendFoot.tsx';
import type { PlanTold, SendControl } from './use-send-plan.ts';
import { WhatNext } from './WhatNext.tsx';

const WORDS = SHELL_WORDS.send;

type PlannedProps = { plan: PlanTold; control: SendControl };

/** The plan that the server has made. */
export function Planned({ plan, control }: PlannedProps) {
  const { isDark } = usePageView().view;
  const { sent, changes, problems } = plan;
  const { trouble } = sent;
  const isKnown = trouble?.is !== 'unknown' && trouble?.is !== 'mayNot';
  const maySend = plan.tree !== undefined && problems.length === 0 && isKnown;
  return (
    <>
      <div className="send__body">
        {(plan.tree === undefined || sent.is === 'offTheList') && <p className="send__state">{sent.words}</p>}
        {trouble && (
          <p className="send__state send__state--trouble">
            <Sign name="wrong" />
            {trouble.words}
          </p>
        )}
        <HeldBack problems={problems} look={control.ask} />
        {changes.map(page => (
          <PageToSend key={`${page.route} ${page.title}`} {...{ page, isDark }} />
        ))}
        <Beside plan={plan} />
      </div>
      <div className="send__foot">
        {maySend ? <SendFoot {...{ plan, control }} /> : <OtherFoot {...{ plan, control }} />}
      </div>
    </>
  );
}

/** Nothing can be sent as it is: what can be done instead. */
function OtherFoot({ plan, control }: PlannedProps): ReactNode {
  const { store, state, exchange } = useSituation();
  const { sent, problems, title } = plan;
  const first = problems.find(problem => isReached(problem, state));
  const leave = (panel: 'sent' | 'others') => {
    closeOpened();
    exchange.show(panel);
  };
  if (problems.length > 0)
    return (
      first && (
        <button type="button" className="act" onClick={() => leadTo(first, store)}>
          {WORDS.goThere}
        </button>
      )
    );
  return (
    <>
      <WhatNext
        sent={sent}
        title={title}
        isMain
        deeds={{
          now: () => control.ask(),
          again: () => control.ask(),
          signIn: control.signIn,
          get: () => leave('others'),
        }}
      />
      {sent.sent && (
        <button type="button" onClick={() => leave('sent')}>
          {WORDS.whereItIs}
        </button>
      )}
    </>
  );
}
