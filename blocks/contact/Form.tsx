import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactForm, PostTarget } from '../../src/generated/types.ts';
import { Text } from '../../src/ui/Text.tsx';
import { Field } from './Field.tsx';
import { keepWords } from './keep.ts';
import { Outcome, type State } from './Outcome.tsx';
import { findMistakes, type Mistakes, stillWrong } from './rules.ts';
import { open, post, wordsOf } from './send.ts';

type Props = { form: ContactForm; name: string };

/** The controls are the browser's own and keep their values themselves, so nothing typed before React woke up is lost. */
export function Form({ form, name }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ is: 'open' });
  const mistakes = state.is === 'wrong' ? state.mistakes : {};
  const noScript = (form.chat ?? form.mail)?.noScript;
  const idOf = (field: string) => `${name}-${field}`;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // From here on the form speaks for itself; without scripts the browser's own messages remain.
    element.noValidate = true;
    return keepWords(element, name);
  }, [name]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.is === 'sending') return;
    const element = event.currentTarget;
    const entered = new FormData(element);
    const found = mistakesIn(entered);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) {
      flushSync(() => setState({ is: 'wrong', mistakes: found }));
      showMistakes(element, document.getElementById(idOf(firstWrong)));
      return;
    }
    if (form.post) flushSync(() => setState({ is: 'sending' }));
    const outcome = form.post ? await post(form.post, entered) : open(form, entered);
    // Words that were changed meanwhile have not been sent. The method by another way: a field may have the name "reset".
    if (outcome.is === 'sent' && String(wordsOf(new FormData(element))) === String(wordsOf(entered)))
      HTMLFormElement.prototype.reset.call(element);
    flushSync(() => setState(outcome));
    // The outcome stands above the form, on a phone far above the button.
    element.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }

  function correct(): void {
    if (!ref.current || state.is === 'open' || state.is === 'sending') return;
    const left =
      state.is === 'wrong' ? stillWrong(state.mistakes, mistakesIn(new FormData(ref.current))) : {};
    setState(Object.keys(left).length > 0 ? { is: 'wrong', mistakes: left } : { is: 'open' });
  }

  function mistakesIn(entered: FormData): Mistakes {
    const isUnfinished = (field: string) => {
      const control = document.getElementById(idOf(field));
      return control instanceof HTMLInputElement && control.validity.badInput;
    };
    return findMistakes(form.fields, entered, isUnfinished);
  }

  // Of the three methods only "dialog" goes nowhere: nothing typed can end up in an address while scripts are missing.
  return (
    <form
      className="contact__form"
      data-live=""
      method={form.post ? 'post' : 'dialog'}
      action={form.post?.to}
      ref={ref}
      onSubmit={submit}
      onInput={correct}
    >
      <Outcome state={state} form={form} idOf={idOf} />
      {form.fields.map((field, index) => (
        <Field key={index} id={idOf(field.name)} field={field} mistake={mistakes[field.name]} />
      ))}
      {form.post ? <Unseen post={form.post} name={name} /> : null}
      <button
        className="button contact__button"
        type="submit"
        aria-disabled={state.is === 'sending' || undefined}
      >
        {form.button}
      </button>
      {form.post ? (
        <p className="contact__sending" role="status">
          {state.is === 'sending' ? form.post.sending : null}
        </p>
      ) : null}
      <Text html={form.note} className="caption contact__note" />
      {noScript ? (
        <div aria-live="polite">
          <Text html={noScript} className="contact__no-script" />
        </div>
      ) : null}
    </form>
  );
}

/** The summary stands above the form, and comes into view with the field as far as both have room. */
function showMistakes(form: HTMLFormElement, field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  // The second asks where the first has led, which a smooth one has not yet.
  for (const part of [form.firstElementChild, field])
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** What is sent besides the fields. An address is whole where another site is to lead back here. */
function Unseen({ post, name }: { post: PostTarget; name: string }) {
  const { to, after, afterName, also = [], trap, site = '' } = post;
  const sent = afterName
    ? [...also, { name: afterName, value: to.startsWith('/') ? after : site + after }]
    : also;
  return (
    <>
      {sent.map(({ name, value }, index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {trap ? (
        <p className="contact__trap">
          <label htmlFor={`${name}-${trap.name}`}>{trap.label}</label>
          <input id={`${name}-${trap.name}`} name={trap.name} type="text" tabIndex={-1} autoComplete="off" />
        </p>
      ) : null}
    </>
  );
}
