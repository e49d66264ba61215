import { useRef, useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import { nameOfPicture } from '../../../model/photographs.ts';
import { useSituation } from '../../commands/situation.ts';
import { closeAround, Dialog } from '../../parts/Dialog.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { SignButton } from '../../parts/SignButton.tsx';
import { whyNoPhotograph } from '../../shown/picture-field.ts';
import { choosePicture, takePhotograph } from '../../store/take-photograph.ts';
import { useChoices } from './choices.ts';
import { type ControlProps, described } from './control-props.ts';

const WORDS = SHELL_WORDS.picture;

/** A picture of the site, chosen by how it looks. */
export function PictureInput(props: ControlProps<'picture'>) {
  const { value, field, control, place, put } = props;
  const { store, state } = useSituation();
  /** What somebody searches for while the pictures are open. */
  const [words, setWords] = useState<string>();
  const { choices, more = 0, search } = useChoices(control.from);
  const file = useRef<HTMLInputElement>(null);
  const takes = whyNoPhotograph(place, state) === undefined;
  const src = typeof value === 'string' ? value : '';
  return (
    <div className="picture">
      {src && <img className="picture__thumb" src={src} alt="" loading="lazy" />}
      <span className="small">{src ? nameOfPicture(src) : WORDS.none}</span>
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
      {takes && (
        <span className="picture__drop small">
          <Sign name="photograph" />
          <span>
            {WORDS.drop}{' '}
            <button
              type="button"
              className="plain"
              aria-describedby={props.labelId}
              onClick={() => file.current?.click()}
            >
              {WORDS.chooseFile}
            </button>
          </span>
          <input
            ref={file}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void takePhotograph(store, chosen, place);
              target.value = '';
            }}
          />
        </span>
      )}
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
            {choices?.map(({ value: wanted, meaning, isUnused }) => (
              <li key={wanted}>
                <button
                  type="button"
                  aria-pressed={wanted === src}
                  onClick={event => {
                    closeAround(event);
                    if (wanted !== src) choosePicture(store, wanted, place);
                  }}
                >
                  <img src={wanted} alt="" loading="lazy" />
                  <span>{nameOfPicture(wanted)}</span>
                </button>
                <span className="small">{meaning}</span>
                {isUnused && wanted !== src && (
                  <SignButton
                    sign="takeAway"
                    label={WORDS.deleteFile(nameOfPicture(wanted))}
                    onClick={async () => {
                      const gone = await store.ask('takePictureAway', { src: wanted });
                      store.say(gone.ok ? gone.told.message : gone.message);
                      search(words, false);
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
