import type { ComponentProps, ReactNode } from 'react';

type Own = { id: string; label: string; hint?: string; mistake?: string };

export function Input({ id, label, hint, mistake, ...input }: Own & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} mistake={mistake}>
      <input className="input contact__input" id={id} required {...described(id, hint, mistake)} {...input} />
    </Field>
  );
}

export function TextArea({ id, label, hint, mistake, ...area }: Own & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} mistake={mistake}>
      <textarea
        className="input contact__input contact__input--area"
        id={id}
        required
        {...described(id, hint, mistake)}
        {...area}
      />
    </Field>
  );
}

/** The label above the control, the message under it. */
function Field({ id, label, hint, mistake, children }: Own & { children: ReactNode }) {
  return (
    <div className="contact__field">
      <label className="contact__name" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="contact__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      {mistake ? (
        <p className="contact__mistake" id={`${id}-mistake`}>
          <svg className="contact__mark" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 2a8 8 0 1 0 .1 0M10 6v5m0 3v.1" />
          </svg>
          {mistake}
        </p>
      ) : null}
    </div>
  );
}

function described(id: string, hint?: string, mistake?: string) {
  const by = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  return { 'aria-invalid': mistake ? true : undefined, 'aria-describedby': by || undefined };
}
