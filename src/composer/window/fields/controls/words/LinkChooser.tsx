import { useEffect, useRef, useState } from 'react';
import type { WordsEditor } from '../../../../words/editor/words-editor.ts';
import type { Store } from '../../../store.ts';
import { NameBox } from '../NameBox.tsx';

/** "cancel" leads back to the words as they were chosen. */
type LinkChooserProps = { editor: WordsEditor; ask: Store['ask']; close: () => void; cancel: () => void };

const ADDRESS = /^(\/|#|https?:\/\/|mailto:|tel:|site:)/;

/** Asks where the chosen words lead: to a page by its name, or to any address. */
export function LinkChooser({ editor, ask, close, cancel }: LinkChooserProps) {
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
    const answer = await ask('choices', { kind: 'links', search: wanted });
    const [first] = answer.ok ? answer.told.choices : [];
    if (first) lead(first.value, wanted);
    else
      setSaid(`No page is called “${wanted}”. Write an address that begins with https://, or another name.`);
  }

  return (
    <fieldset className="box stack">
      <legend>Where the words lead</legend>
      <NameBox
        box={box}
        aria-label="A page, or an address"
        kind="links"
        text={text}
        onType={setText}
        onChoose={href => lead(href)}
        ask={ask}
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
          Link
        </button>
        {now !== undefined && (
          <button type="button" onClick={() => lead(undefined)}>
            Take the link away
          </button>
        )}
        <button type="button" className="quiet" onClick={cancel}>
          Cancel
        </button>
      </span>
      <p role="status">{said}</p>
    </fieldset>
  );
}
