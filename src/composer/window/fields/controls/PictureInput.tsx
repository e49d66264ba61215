import { useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { closeAround, Dialog } from '../../Dialog.tsx';
import { SearchBox } from '../../outline/SearchBox.tsx';
import { useChoices } from './choices.ts';
import { type ControlProps, described } from './control-props.ts';

const WORDS = SHELL_WORDS.picture;

/** A picture of the site, chosen by how it looks. */
export function PictureInput(props: ControlProps<'picture'>) {
  const { value, field, control, put, store } = props;
  /** What somebody searches for while the pictures are open. */
  const [words, setWords] = useState<string>();
  const { choices, more = 0, search } = useChoices(control.from, store.ask);
  const src = typeof value === 'string' ? value : '';
  return (
    <div className="picture">
      {src && <img className="picture__thumb" src={src} alt="" loading="lazy" />}
      <span className="small">{src ? nameOf(src) : WORDS.none}</span>
      <span className="line">
        <button
          {...described(props)}
          type="button"
          className="small"
          onClick={() => {
            setWords('');
            search('', false);
          }}
        >
          {src ? WORDS.another : WORDS.choose}
        </button>
        {src && !field.isNeeded && (
          <button type="button" className="small stop" onClick={() => put(undefined)}>
            {WORDS.takeAway}
          </button>
        )}
      </span>
      {words !== undefined && (
        <Dialog title={WORDS.choose} onClose={() => setWords(undefined)}>
          <SearchBox
            label={WORDS.search}
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
