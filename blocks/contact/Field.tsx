import type { ComponentProps, ReactNode } from 'react';
import type { FormField } from '../../src/generated/types.ts';
import { Text } from '../../src/ui/Text.tsx';
import { patternOf } from './rules.ts';

type Props = { id: string; field: FormField; mistake?: string };

/** A longer list of options would push the rest of the form out of sight. */
const MOST_IN_SIGHT = 6;

export function Field(props: Props) {
  const { id, field } = props;
  const { kind, label, options = [] } = field;
  if (kind === 'several' || (kind === 'choice' && options.length <= MOST_IN_SIGHT))
    return <Options {...props} options={options} />;
  return (
    <div className="contact__field">
      {kind === 'consent' ? null : (
        <label className="contact__name" htmlFor={id}>
          {label}
        </label>
      )}
      <Remarks {...props}>
        {kind === 'consent' ? <Box {...controlOf(props)} value={label} /> : <Control {...props} />}
      </Remarks>
    </div>
  );
}

function Options({ options, ...props }: Props & { options: string[] }) {
  const { id, name, required, ...marks } = controlOf(props);
  const isOne = props.field.kind === 'choice';
  return (
    <fieldset className="contact__field" role={isOne ? 'radiogroup' : undefined} {...marks}>
      <legend className="contact__name">{props.field.label}</legend>
      <Remarks {...props}>
        {options.map((option, index) => (
          <Box
            key={index}
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={name}
            value={option}
            type={isOne ? 'radio' : 'checkbox'}
            // A browser would demand that every checkbox is ticked, but one of them is enough.
            required={isOne && required}
          />
        ))}
      </Remarks>
    </fieldset>
  );
}

function Box({ type = 'checkbox', value, ...input }: ComponentProps<'input'>) {
  return (
    <label className="contact__box">
      <input className="contact__tick" type={type} value={value} {...input} />
      {value}
    </label>
  );
}

/** Puts the hint above the control, and its text and message below. */
function Remarks({ id, field, mistake, children }: Props & { children: ReactNode }) {
  return (
    <>
      {field.hint ? (
        <p className="contact__hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      ) : null}
      {children}
      {field.text ? (
        <div className="contact__terms" id={`${id}-text`}>
          <Text html={field.text} className="caption" />
        </div>
      ) : null}
      {mistake ? (
        <p className="contact__mistake" id={`${id}-mistake`}>
          <svg className="contact__mark" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 2a8 8 0 1 0 .1 0M10 6v5m0 3v.1" />
          </svg>
          {mistake}
        </p>
      ) : null}
    </>
  );
}

/** Says which kind of <input> each one-line field becomes. */
const LINES: { [kind in FormField['kind']]?: ComponentProps<'input'> } = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
};

function Control(props: Props) {
  const { kind, options = [], digits, maxLength, autocomplete } = props.field;
  const control = controlOf(props);
  const limits = limitsOf(props.field);
  if (kind === 'message')
    return (
      <textarea
        className="input contact__input contact__input--area"
        rows={5}
        maxLength={maxLength}
        {...control}
      />
    );
  if (kind === 'choice')
    return (
      <select className="input contact__input" {...control}>
        <option value="">…</option>
        {options.map((option, index) => (
          <option key={index}>{option}</option>
        ))}
      </select>
    );
  return (
    <input
      className="input contact__input"
      type="text"
      autoComplete={autocomplete}
      {...LINES[kind]}
      {...(digits && { inputMode: 'numeric' })}
      {...limits}
      maxLength={maxLength}
      pattern={limits.type === 'number' ? undefined : patternOf(props.field)}
      {...control}
    />
  );
}

/** Browsers check these limits without scripts. They know no words such as "tomorrow". */
function limitsOf({ least, most, earliest, latest }: FormField): ComponentProps<'input'> {
  if (least !== undefined || most !== undefined)
    return { type: 'number', step: 'any', min: least, max: most };
  const known = (limit?: string) => (limit?.startsWith('to') ? undefined : limit);
  return { min: known(earliest), max: known(latest) };
}

function controlOf({ id, field, mistake }: Props) {
  const by = [field.hint && `${id}-hint`, field.text && `${id}-text`, mistake && `${id}-mistake`];
  return {
    id,
    name: field.name,
    required: field.missing !== undefined,
    'aria-invalid': mistake ? (true as const) : undefined,
    'aria-describedby': by.filter(Boolean).join(' ') || undefined,
  };
}
