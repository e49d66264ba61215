import { SHELL_WORDS } from '../language/window-words.ts';
import { shownKeys } from '../words/editor/keys.ts';
import { SHELL_COMMANDS, type Situation } from './commands.ts';
import { closeAround, Dialog } from './Dialog.tsx';

/** All commands with their keys. Each is a button as well. */
export function KeysDialog({ now, onClose }: { now: Situation; onClose: () => void }) {
  return (
    <Dialog title={SHELL_WORDS.commands.keys} onClose={onClose}>
      <ul className="choices">
        {Object.entries(SHELL_COMMANDS).map(([name, { label, says, keys, when, run }]) => (
          <li key={name}>
            <button
              type="button"
              className="choice"
              aria-disabled={when(now) ? undefined : true}
              onClick={event => {
                // This window is open already.
                if (!when(now) || name === 'keys') return;
                closeAround(event);
                void run(now);
              }}
            >
              <strong>{label(now)}</strong>
              {keys !== undefined && <kbd>{shownKeys(keys)}</kbd>}
              {says && <span className="small">{says(now)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
