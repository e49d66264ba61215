import { useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';

const WORDS = SHELL_WORDS.send;

type FileProps = { title: string; className?: string | undefined };

/** Saves the change as a file, which can be passed on by mail, and says where it is and what it leaves out. */
export function AsFileButton({ title, className }: FileProps) {
  const { store } = useSituation();
  const [isBusy, setBusy] = useState(false);
  const [aside, setAside] = useState<string[]>([]);
  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await store.ask('asFile', { title });
    setBusy(false);
    if (!answer.ok) return setAside([answer.message]);
    const { name, text, aside } = answer.told;
    download(name, text);
    setAside([WORDS.isSaved(name), ...aside]);
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={isBusy}
        aria-disabled={isBusy || undefined}
        onClick={() => void save()}
      >
        {WORDS.asFile}
      </button>
      <div role="status" className="as-file__said">
        {aside.map(sentence => (
          <p key={sentence} className="small">
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
