import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { SignButton } from './SignButton.tsx';

type DialogProps = {
  title: string;
  onClose: () => void;
  className?: string;
  /** What stands beside the title. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A window over the shell. It closes with Esc, and gives the focus back. */
export function Dialog({ title, onClose, className, beside, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-labelledby="dialog-title" onClose={onClose}>
      <div className="dialog__head">
        <h2 id="dialog-title" className="grow">
          {title}
        </h2>
        {beside}
        <SignButton sign="close" label={SHELL_WORDS.window.close} onClick={closeAround} />
      </div>
      {children}
    </dialog>
  );
}

export function closeOpened(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
}

export function closeAround({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}
