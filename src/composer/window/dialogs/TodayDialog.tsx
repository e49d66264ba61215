import { SHELL_WORDS } from '../../language/window-words.ts';
import type { Today } from '../commands/situation.ts';
import { Dialog } from '../parts/Dialog.tsx';

/** Stands in the place of what the window cannot do yet, and says how it is done today. */
export function TodayDialog({ name, onClose }: { name: Today; onClose: () => void }) {
  const { title, sentence, command } = SHELL_WORDS.today[name];
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="today stack stack--wide">
        <p>{sentence}</p>
        {command && (
          <p>
            <code>{command}</code>
          </p>
        )}
      </div>
    </Dialog>
  );
}
