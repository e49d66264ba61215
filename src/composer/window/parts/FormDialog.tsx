import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Dialog } from './Dialog.tsx';

type FormProps = { title: string; onClose: () => void; submit: () => void; children: ReactNode };

/** A dialog with something to fill in. Enter in a box does the same as its filled button. */
export function FormDialog({ title, onClose, submit, children }: FormProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="today stack stack--wide"
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

type BoxProps = { label: string; value: string; write: (value: string) => void };

type TextProps = BoxProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'value'>;

export function TextBox({ label, write, ...attributes }: TextProps) {
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id}>{label}</label>
      <input
        {...attributes}
        id={id}
        className="input"
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
    </div>
  );
}

export function SelectBox({ label, value, write, children }: BoxProps & { children: ReactNode }) {
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => write(target.value)}>
        {children}
      </select>
    </div>
  );
}
