import { SHELL_WORDS } from '../../language/window-words.ts';
import { useSituation } from '../commands/situation.ts';

type FileProps = { title: string; className?: string | undefined };

/** Saves the change as a file, which can be passed on by mail. */
export function AsFileButton({ title, className }: FileProps) {
  const { store } = useSituation();
  async function save(): Promise<void> {
    const answer = await store.ask('asFile', { title });
    if (!answer.ok) return store.say(answer.message);
    const { name, text } = answer.told;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <button type="button" className={className} onClick={() => void save()}>
      {SHELL_WORDS.send.asFile}
    </button>
  );
}
