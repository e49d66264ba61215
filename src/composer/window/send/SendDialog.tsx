import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { isPressed } from '../../words/editor/keys.ts';
import { useSituation } from '../commands/situation.ts';
import { closeOpened, Dialog } from '../parts/Dialog.tsx';
import { Planned } from './Planned.tsx';
import { type SendControl, useSendPlan } from './use-send-plan.ts';
import { useStops, WayOfWork } from './WayOfWork.tsx';

const WORDS = SHELL_WORDS.send;

/** What would be sent, page by page, with what holds it back above it, and below it what it is and the button that sends it. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const { exchange } = useSituation();
  const control = useSendPlan();
  const { plan, step } = control;
  const around = useRef<HTMLDivElement>(null);
  const stops = useStops();
  const count = plan?.changes.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;
  useEffect(() => focusStep(around.current, step), [step]);
  const press = (event: KeyboardEvent) => {
    if (!isPressed(event.nativeEvent, 'Ctrl+Enter')) return;
    event.preventDefault();
    around.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <Dialog
      title={WORDS.title(count)}
      onClose={onClose}
      className="send"
      beside={<WayOfWork sent={plan?.sent ?? exchange.sent} stops={stops.map(name => ({ name }))} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key of the button in it. */}
      <div className="send__all" ref={around} onKeyDown={press}>
        {contentOf(step, control, exchange.sent?.host?.name ?? '')}
      </div>
    </Dialog>
  );
}

function contentOf(step: SendControl['step'], control: SendControl, host: string): ReactNode {
  switch (step) {
    case 'sends':
      return (
        <Calm words={WORDS.beingSent} more={WORDS.goesOn}>
          <button type="button" onClick={closeOpened}>
            {WORDS.stopWaiting}
          </button>
        </Calm>
      );
    case 'asksFirst':
      return (
        <Calm words={WORDS.goesTo(host)} more={WORDS.consent}>
          <button type="button" className="act" onClick={() => void control.ask(true)}>
            {WORDS.agree}
          </button>
        </Calm>
      );
    case 'looks':
      return <Calm words={WORDS.looking} more={WORDS.comes} />;
    case 'refused':
      return (
        <Calm words={control.refusal ?? ''}>
          <button type="button" className="act" onClick={() => void control.ask()}>
            {WORDS.next.again}
          </button>
        </Calm>
      );
    default:
      return control.plan && <Planned plan={control.plan} control={control} />;
  }
}

type CalmProps = { words: string; more?: string; children?: ReactNode };

/** One thing at a time, in the middle. */
function Calm({ words, more, children }: CalmProps) {
  return (
    <div className="calm">
      <div role="status">
        <p>
          <strong>{words}</strong>
        </p>
        {more && <p>{more}</p>}
      </div>
      {children}
    </div>
  );
}

/** Each step begins where the author goes on, unless the focus is somewhere in it already. */
function focusStep(around: HTMLElement | null, step: SendControl['step']): void {
  if (!around || around.contains(document.activeElement)) return;
  const first = step === 'planned' ? 'input, .held-back button, .act' : 'button';
  around.querySelector<HTMLElement>(first)?.focus();
}
