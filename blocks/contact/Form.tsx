import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactForm } from '../../src/generated/types.ts';
import { messageHref } from '../../src/ui/message.ts';
import { Text } from '../../src/ui/Text.tsx';
import { Input, TextArea } from './Field.tsx';
import { Outcome, type State } from './Outcome.tsx';
import {
  FIELDS,
  type Field,
  findMistakes,
  messageText,
  phonePattern,
  stillWrong,
  type Values,
} from './rules.ts';

type Props = { form: ContactForm; name: string };

/** The controls are the browser's own and keep their values themselves, so nothing typed before React woke up is lost. */
export function Form({ form, name }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ is: 'open' });
  const mistakes = state.is === 'wrong' ? state.mistakes : {};

  // From here on the form speaks for itself; without scripts the browser's own messages remain.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const values = valuesOf(element);
    const found = findMistakes(values, form);
    const firstWrong = FIELDS.find(field => found[field]);
    if (firstWrong) {
      flushSync(() => setState({ is: 'wrong', mistakes: found }));
      controlOf(element, firstWrong).focus();
      return;
    }
    const href = messageHref(form.to, messageText(values, form));
    const isOpen = openMessage(href);
    if (isOpen) element.reset();
    flushSync(() => setState(isOpen ? { is: 'sent' } : { is: 'blocked', href }));
    // The outcome stands above the form, on a phone far above the button.
    element.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }

  function correct(): void {
    if (!ref.current || state.is === 'open') return;
    const left =
      state.is === 'wrong' ? stillWrong(state.mistakes, findMistakes(valuesOf(ref.current), form)) : {};
    setState(Object.keys(left).length > 0 ? { is: 'wrong', mistakes: left } : { is: 'open' });
  }

  const field = (key: Field) => ({
    id: `${name}-${key}`,
    name: key,
    label: form[key].label,
    mistake: mistakes[key],
  });

  // Of the three methods only "dialog" goes nowhere: nothing typed can end up in an address while scripts are missing.
  return (
    <form
      className="contact__form"
      data-live=""
      method="dialog"
      ref={ref}
      onSubmit={submit}
      onInput={correct}
    >
      <Outcome state={state} form={form} idOf={key => `${name}-${key}`} />
      <Input {...field('name')} type="text" autoComplete="name" />
      <Input {...field('email')} type="email" autoComplete="email" />
      <Input
        {...field('phone')}
        hint={form.phone.hint}
        type="tel"
        inputMode={form.phone.digits ? 'numeric' : 'tel'}
        maxLength={form.phone.digits}
        pattern={phonePattern(form)}
        autoComplete="tel"
      />
      <TextArea {...field('message')} rows={5} />
      <button className="button contact__button" type="submit">
        {form.button}
      </button>
      <Text html={form.note} className="caption contact__note" />
      <div aria-live="polite">
        <Text html={form.noScript} className="contact__no-script" />
      </div>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): Values {
  const value = (field: Field) => controlOf(form, field).value;
  return { name: value('name'), email: value('email'), phone: value('phone'), message: value('message') };
}

function controlOf(form: HTMLFormElement, field: Field): HTMLInputElement | HTMLTextAreaElement {
  // Each of the four names is on one control of the form above.
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

/**
 * Whether a tab is open with the message. Whether a mail program is, nobody can tell. Not with "noopener": the answer would be
 * null for an open tab as for a blocked one.
 */
function openMessage(href: string): boolean {
  if (href.startsWith('mailto:')) {
    location.assign(href);
    return false;
  }
  const tab = window.open(href, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
