import { useState } from 'react';
import { LANGUAGE, LANGUAGES_TO_CHOOSE, SHELL_WORDS, speak } from '../../language/window-words.ts';
import { SHELL_COMMANDS } from '../commands/commands.ts';
import { useSituation } from '../commands/situation.ts';
import { closeAround, Dialog } from '../parts/Dialog.tsx';
import { SCHEMES_OF_WINDOW, schemeNow, wearScheme } from './scheme.ts';

const { settings } = SHELL_WORDS;

/** What concerns the window and no page: its keys, its colours, its language. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const now = useSituation();
  const [scheme, setScheme] = useState(schemeNow);
  return (
    <Dialog title={SHELL_WORDS.commands.settings} onClose={onClose}>
      <div className="today stack stack--wide">
        <button
          type="button"
          onClick={event => {
            closeAround(event);
            void SHELL_COMMANDS.keys.run(now);
          }}
        >
          {SHELL_WORDS.commands.allKeys} <kbd>{SHELL_COMMANDS.keys.keys}</kbd>
        </button>
        <fieldset>
          <legend>{settings.colours}</legend>
          <div className="line">
            {SCHEMES_OF_WINDOW.map(one => (
              <label key={one} className="tick">
                <input
                  type="radio"
                  name="scheme"
                  checked={scheme === one}
                  onChange={() => {
                    wearScheme(one);
                    setScheme(one);
                  }}
                />
                {settings.schemes[one]}
              </label>
            ))}
          </div>
        </fieldset>
        {LANGUAGES_TO_CHOOSE.length > 1 && (
          <label className="line">
            {settings.language}
            <select
              className="input input--short"
              value={LANGUAGE}
              onChange={({ target }) => speak(target.value)}
            >
              {LANGUAGES_TO_CHOOSE.map(({ language, name }) => (
                <option key={language} value={language} lang={language}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </Dialog>
  );
}
