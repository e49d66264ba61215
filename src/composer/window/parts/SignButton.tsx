import type { ButtonHTMLAttributes } from 'react';
import { Sign } from './Sign.tsx';
import type { SignName } from './signs.ts';

type SignButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  sign: SignName;
  label: string;
  'data-tip'?: string;
};

/** A button that shows a sign. Its label is said by a screen reader, and shown under the pointer if there is no longer tip. */
export function SignButton({ sign, label, className = '', ...attributes }: SignButtonProps) {
  const title = attributes['data-tip'] === undefined ? label : undefined;
  return (
    <button type="button" className={`sign ${className}`} aria-label={label} title={title} {...attributes}>
      <Sign name={sign} />
    </button>
  );
}
