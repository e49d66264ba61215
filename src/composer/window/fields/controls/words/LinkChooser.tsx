import { useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../../../language/window-words.ts';
import type { WordsEditor } from '../../../../words/editor/words-editor.ts';
import { useSituation } from '../../../commands/situation.ts';
import { NameBox } from '../NameBox.tsx';

const WORDS = SHELL_WORDS.link;

/** "cancel" leads back to the words as they were chosen. */
type LinkChooserProps = { editor: WordsEditor; close: () => void; cancel: () => void };

const ADDRESS = /^(\/|#|https?:\/\/|mailto:|tel:|site:)/;

/** Asks where the chosen words lead: to a page by its name, or to any address. */
export function LinkChooser({ editor, close, cancel }: LinkChooserProps) {
  const { store } = useSituation();
  const now = editor.link();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(now ?? '');
  const [said, setSaid] = useState('');
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);

  function lead(href: string | undefined, words?: string): void {
    close();
    editor.setLink(href, words);
  }

  /** Words that are no address mean the first page that has them in its name. */
  async function leadTo(typed: string): Promise<void> {
    const wanted = typed.trim();
    if (wanted === '') return;
    if (ADDRESS.test(wanted)) {
      lead(wanted);
      return;
    }
    const answer = await store.ask('choices', { kind: 'links', search: wanted });
    const [first] = answer.ok ? answer.told.choices : [];
    if (first) lead(first.value, wanted);
    else setSaid(WORDS.noPage(wanted));
  }

  return (
    <fieldset className="box stack">
      <legend>{WORDS.name}</legend>
      <NameBox
        box={box}
        aria-label={WORDS.box}
        kind="links"
        text={text}
        onType={setText}
        onChoose={href => lead(href)}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') void leadTo(text);
          else cancel();
        }}
      />
      <span className="line">
        <button type="button" onClick={() => void leadTo(text)}>
          {WORDS.make}
        </button>
        {now !== undefined && (
          <button type="button" onClick={() => lead(undefined)}>
            {WORDS.takeAway}
          </button>
        )}
        <button type="button" className="quiet" onClick={cancel}>
          {WORDS.cancel}
        </button>
      </span>
      <p role="status">{said}</p>
    </fieldset>
  );
}
