import { useState } from 'react';
import { closeAround, Dialog } from '../../Dialog.tsx';
import { SearchBox } from '../../outline/SearchBox.tsx';
import { useChoices } from './choices.ts';
import { type ControlProps, described } from './control-props.ts';

/** A picture of the site, chosen by how it looks. */
export function PictureInput(props: ControlProps<'picture'>) {
  const { value, field, control, put, store } = props;
  /** What somebody searches for while the pictures are open. */
  const [words, setWords] = useState<string>();
  const { choices, more = 0, search } = useChoices(control.from, store.ask);
  const src = typeof value === 'string' ? value : '';
  return (
    <div className="stack">
      {src && <img className="picture__thumb" src={src} alt="" loading="lazy" />}
      <span className="small">{src ? nameOf(src) : 'No picture yet'}</span>
      <span className="line">
        <button
          {...described(props)}
          type="button"
          onClick={() => {
            setWords('');
            search('', false);
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
      {words !== undefined && (
        <Dialog title="Choose a picture" onClose={() => setWords(undefined)}>
          <SearchBox
            label="Search by name"
            value={words}
            found={choices && choices.length + more}
            more={more}
            onChange={typed => {
              setWords(typed);
              search(typed, true);
            }}
          />
          <ul className="pictures">
            {choices?.map(({ value: wanted }) => (
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

/** "/images/services/tables.jpg" → "services/tables" */
function nameOf(src: string): string {
  return src.replace(/^\/(images\/)?/, '').replace(/\.\w+$/, '');
}
