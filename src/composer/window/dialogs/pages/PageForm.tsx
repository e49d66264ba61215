import { type ReactNode, useEffect, useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { type PageDone, REHEARSAL } from '../../../model/asks.ts';
import type { PageTask } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';

export type PageDialogProps = { onClose: () => void };

type Rehearsed = { of: string } & ({ told: PageDone } | { refusal: string });

/** In milliseconds. A rehearsal checks the whole site. */
const PAUSE = 400;

type PageFormProps = PageDialogProps & {
  title: string;
  /** Undefined until enough is written. */
  task: PageTask | undefined;
  button: string;
  children: ReactNode;
};

/** Says what would happen while somebody writes, and does it with the one filled button. */
export function PageForm({ onClose, title, task, button, children }: PageFormProps) {
  const { store } = useSituation();
  /** The task that was pressed, and the fields as they were then. The dialog shows these until it is done, and nothing of a next one. */
  const [doing, setDoing] = useState<{ task: PageTask; shown: ReactNode }>();
  const meant = doing?.task ?? task;
  const wanted = meant && JSON.stringify(meant);
  const [rehearsed, setRehearsed] = useState<Rehearsed>();
  useEffect(() => {
    if (wanted === undefined) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const { ask, wanted: input }: PageTask = JSON.parse(wanted);
      const answer = await store.ask(ask, { ...input, id: REHEARSAL, rehearse: true } as never);
      if (isOld) return;
      setRehearsed({ of: wanted, ...(answer.ok ? { told: answer.told } : { refusal: answer.message }) });
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [wanted, store]);
  const known = rehearsed?.of === wanted ? rehearsed : undefined;

  async function make(): Promise<void> {
    if (!task || doing) return;
    setDoing({ task, shown: children });
    const refusal = await store.changePages(task);
    if (refusal === undefined) return onClose();
    setDoing(undefined);
    setRehearsed({ of: JSON.stringify(task), refusal });
  }

  return (
    <FormDialog title={title} onClose={onClose} submit={make}>
      {doing?.shown ?? children}
      <div role="status" className="page-form__said">
        {doing && <p className="small">{SHELL_WORDS.pages.doing}</p>}
        {task && !known && !doing && <p className="small">{SHELL_WORDS.pages.looking}</p>}
        {known && 'refusal' in known && <p className="field__said field__said--error">{known.refusal}</p>}
        {known && 'told' in known && !doing && (
          <ul>
            {known.told.sentences.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="submit"
        className="act"
        aria-disabled={!task || doing !== undefined || undefined}
        aria-busy={doing !== undefined}
      >
        {button}
      </button>
    </FormDialog>
  );
}
