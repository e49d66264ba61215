import { useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { FirstMinute } from '../../model/first-minute.ts';
import { useSituation } from '../commands/situation.ts';
import { TextBox } from '../parts/FormDialog.tsx';
import { Need, Trouble, useDeed } from './Need.tsx';
import type { FirstControl } from './use-first-minute.ts';

const WORDS = SHELL_WORDS.first;

/** The name that stands beside what is handed in. It is written into Git's settings of this copy. */
export function NameLine({
  name = '',
  email = '',
  tellGit,
}: Pick<FirstMinute, 'name' | 'email'> & Pick<FirstControl, 'tellGit'>) {
  const { store } = useSituation();
  const [typed, setTyped] = useState({ name, email });
  const { isBusy, refused, run } = useDeed();
  const isThere = name !== '' && email !== '';
  const keep = async () => {
    const why = await tellGit(typed.name, typed.email);
    if (why === undefined) store.say(WORDS.kept);
    return why;
  };
  return (
    <Need title={WORDS.gitKnows} isThere={isThere}>
      {isThere ? (
        <p>
          {name} · {email}
        </p>
      ) : (
        <form
          className="stack stack--wide"
          onSubmit={event => {
            event.preventDefault();
            void run(keep);
          }}
        >
          <TextBox label={WORDS.name} value={typed.name} write={own => setTyped({ ...typed, name: own })} />
          <TextBox
            label={WORDS.email}
            value={typed.email}
            inputMode="email"
            write={own => setTyped({ ...typed, email: own })}
          />
          <p className="small">{WORDS.stands}</p>
          <Trouble>{refused}</Trouble>
          <button type="submit" aria-disabled={isBusy}>
            {WORDS.keep}
          </button>
        </form>
      )}
    </Need>
  );
}
