import { useState } from 'react';
import { LANGUAGE, SHELL_WORDS } from '../../language/window-words.ts';
import type { SentNow } from '../../model/exchange.ts';
import { useSituation } from '../commands/situation.ts';
import { TextBox } from '../parts/FormDialog.tsx';
import { Sign } from '../parts/Sign.tsx';
import { siteNow } from '../shown/site-values.ts';
import { AsFileButton } from '../versions/AsFileButton.tsx';
import type { PlanTold, SendControl } from './use-send-plan.ts';
import { useReader } from './WayOfWork.tsx';

const WORDS = SHELL_WORDS.send;

type FootProps = { plan: PlanTold; control: SendControl };

/** What the change is, in one line, who has made it, and the button that sends it. */
export function SendFoot({ plan, control: { send, refusal } }: FootProps) {
  const { state } = useSituation();
  const reader = useReader();
  const [title, setTitle] = useState(plan.title);
  const [who, setWho] = useState({ name: '', email: '' });
  const missing = plan.missing.map(field => [field, who[field].trim()] as const);
  const isReady = title.trim() !== '' && missing.every(([, typed]) => typed !== '');
  const foreign = otherLanguage(siteNow(state).value.language);
  return (
    <form
      className="stack stack--wide"
      onSubmit={event => {
        event.preventDefault();
        if (isReady) void send({ title: title.trim(), ...Object.fromEntries(missing) });
      }}
    >
      {missing.length > 0 && (
        <div className="send__who">
          {plan.missing.map(field => (
            <TextBox
              key={field}
              label={SHELL_WORDS.first[field]}
              value={who[field]}
              inputMode={field === 'email' ? 'email' : 'text'}
              write={typed => setWho(before => ({ ...before, [field]: typed }))}
            />
          ))}
          <p className="small">{SHELL_WORDS.first.stands}</p>
        </div>
      )}
      <div className="send__line">
        {plan.isTitled ? (
          <strong className="grow cut">{plan.title}</strong>
        ) : (
          <TextBox label={WORDS.line} value={title} maxLength={120} write={setTitle} />
        )}
        {plan.sent.trouble && <AsFileButton title={title} />}
        <button
          type="submit"
          className="act"
          aria-disabled={!isReady || undefined}
          aria-keyshortcuts="Control+Enter"
        >
          <Sign name="hand" />
          {nameOfButton(plan.sent, reader)}
        </button>
      </div>
      {!plan.isTitled && foreign && <p className="small">{WORDS.siteIsIn(foreign)}</p>}
      <p role="status" className={refusal === undefined ? 'unseen' : 'field__said field__said--error'}>
        {refusal}
      </p>
    </form>
  );
}

/** The name of the site's language, if it is another one than that of the window. */
function otherLanguage(language: unknown): string | undefined {
  const [plain = ''] = typeof language === 'string' ? language.split('-') : [];
  if (plain === '' || plain === LANGUAGE.split('-')[0]) return undefined;
  return new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(plain);
}

function nameOfButton({ is, trouble }: SentNow, reader: string | undefined): string {
  if (trouble) return trouble.is === 'noNetwork' ? WORDS.next.now : WORDS.next.again;
  if (is === 'offTheList') return WORDS.anew;
  return reader === undefined ? WORDS.send : WORDS.sendTo(reader);
}
