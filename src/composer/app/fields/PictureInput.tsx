import { useState } from 'react';
import type { Choosable } from '../../form/asks.ts';
import { closeAround, Dialog } from '../Dialog.tsx';
import { type ControlProps, described } from './control-props.ts';

/** A picture of the site, chosen by how it looks. */
export function PictureInput(props: ControlProps<'picture'>) {
  const { value, field, control, put, store } = props;
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<{ choices: Choosable[]; more: number }>();
  const src = typeof value === 'string' ? value : '';

  async function search(words: string): Promise<void> {
    const answer = await store.ask('choices', { kind: control.from, search: words });
    if (answer.ok) setFound(answer.told);
  }

  return (
    <div className="stack">
      {src && <img className="picture__thumb" src={src} alt="" loading="lazy" />}
      <span className="small">{src ? nameOf(src) : 'No picture yet'}</span>
      <span className="line">
        <button
          {...described(props)}
          type="button"
          onClick={() => {
            setOpen(true);
            void search('');
          }}
        >
          {src ? 'Choose another picture' : 'Choose a picture'}
        </button>
        {src && !field.isNeeded && (
          <button type="button" className="quiet" onClick={() => put(undefined)}>
            Take it away
          </button>
        )}
      </span>
      {isOpen && (
        <Dialog title="Choose a picture" onClose={() => setOpen(false)}>
          <label className="search">
            Search by name
            <input className="input" type="search" onChange={({ target }) => void search(target.value)} />
            <span role="status" className="field__help">
              {found && countWords(found)}
            </span>
          </label>
          <ul className="pictures">
            {found?.choices.map(({ value: wanted }) => (
              <li key={wanted}>
                <button
                  type="button"
                  aria-pressed={wanted === src}
                  onClick={event => {
                    put(wanted);
                    closeAround(event);
                  }}
                >
                  <img src={wanted} alt="" loading="lazy" />
                  <span>{nameOf(wanted)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

function countWords({ choices, more }: { choices: Choosable[]; more: number }): string {
  const count = choices.length + more;
  if (count === 0) return 'No picture has this name.';
  const all = count === 1 ? '1 picture.' : `${count} pictures.`;
  return more > 0 ? `${all} Search to see the others.` : all;
}

/** "/images/services/tables.jpg" → "services/tables" */
function nameOf(src: string): string {
  return src.replace(/^\/(images\/)?/, '').replace(/\.\w+$/, '');
}
