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

/** The browser's own controls keep the values, so nothing that was typed before React started is lost. */
export function Form({ form, name }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ is: 'open' });
  const mistakes = state.is === 'wrong' ? state.mistakes : {};
  const noScript = (form.chat ?? form.mail)?.noScript;
  const idOf = (field: string) => `${name}-${field}`;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // React now shows its own messages. Without scripts the browser's messages remain.
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
    // Keeps words that the visitor changed meanwhile: they were not sent. A field named "reset" would hide form.reset.
    if (outcome.is === 'sent' && String(wordsOf(new FormData(element))) === String(wordsOf(entered)))
      HTMLFormElement.prototype.reset.call(element);
    flushSync(() => setState(outcome));
    // Shows the outcome, which stands above the form: on a phone that is far above the button.
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

  // Until scripts are there, method "dialog" sends nothing: "get" would put what was typed into the address.
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

/** Shows the summary above the form together with the first wrong field, as far as both fit into the window. */
function showMistakes(form: HTMLFormElement, field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  // The second scroll starts from where the first one ended, so the first must not be smooth.
  for (const part of [form.firstElementChild, field])
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Draws the hidden fields. The page to return to needs its full address if another site leads back to it. */
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
