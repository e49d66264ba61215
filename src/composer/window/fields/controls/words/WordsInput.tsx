import { useContext, useEffect, useReducer, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../../../language/window-words.ts';
import { keyOf } from '../../../../model/state/drafts.ts';
import { mountWords, type WordsEditor } from '../../../../words/editor/words-editor.ts';
import type { FieldText } from '../../../../words/read-markdown.ts';
import { inBraces } from '../../../../words/words-schema.ts';
import { useSituation } from '../../../commands/situation.ts';
import { letterIn } from '../../../focus/focus-field.ts';
import { shownFor, siteNow, valuesIn } from '../../../shown/site-values.ts';
import { follow } from '../../../store/open-page.ts';
import { type ControlProps, LockedFields, writtenText } from '../control-props.ts';
import { ValuesShown } from '../ValuesShown.tsx';
import { LinkChooser } from './LinkChooser.tsx';
import { WordsToolbar } from './WordsToolbar.tsx';

/** Words with bold, links and lists, or one line, in an editor that shows no signs of Markdown and no names of values. */
export function WordsInput(props: ControlProps<'words' | 'line'>) {
  const { about, value, field, control, place, language, isInvalid } = props;
  const { store, state } = useSituation();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<WordsEditor>(undefined);
  const now = useRef({ ...props, state });
  now.current = { ...props, state };
  /** What this editor has put into the field. Anything else comes from outside and is shown. */
  const written = useRef<string>(undefined);
  const isLocked = useContext(LockedFields);
  const [dropped, setDropped] = useState<string>();
  const [pasted, setPasted] = useState<string>();
  const [isLinking, setLinking] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kind = control.kind === 'line' ? 'line' : control.allows;
  const text = textOf(value);
  const json = JSON.stringify(text);

  useEffect(() => {
    if (!host.current) return;
    const mounted = mountWords(host.current, {
      kind,
      text: textOf(now.current.value),
      label: now.current.field.label,
      about,
      ...(language !== undefined && { language }),
      isLocked,
      site: () => String(siteNow(now.current.state).value.address),
      shownValue: name => shownFor(name, now.current.state),
      onValue(name) {
        const [found] = valuesIn(inBraces(name), now.current.state);
        if (found) void follow(store, { document: siteNow(now.current.state).document, path: found.path });
      },
      onPaste: setPasted,
      onChange() {
        const { text, dropped } = mounted.written();
        const { type, field, control } = now.current;
        const isList = control.kind === 'words' && control.mayBeList;
        const whole = Array.isArray(text) && !isList ? text.join('\n\n') : text;
        written.current = JSON.stringify(whole);
        setDropped(dropped);
        type(Array.isArray(whole) ? whole : writtenText(whole, field.isNeeded));
      },
      onCaret: redraw,
      onLink: () => setLinking(true),
    });
    editor.current = mounted;
    redraw();
    return () => mounted.close();
  }, [kind, about, language, isLocked, store]);

  useEffect(() => {
    if (json === written.current) return;
    written.current = json;
    setPasted(undefined);
    editor.current?.show(JSON.parse(json));
  }, [json]);

  const shownValues = JSON.stringify(valuesIn(json, state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: The chips are drawn anew when what they show has changed.
  useEffect(() => editor.current?.showValues(), [shownValues]);

  useEffect(() => {
    const box = host.current?.querySelector('[role="textbox"]');
    box?.toggleAttribute('aria-invalid', false);
    if (isInvalid) box?.setAttribute('aria-invalid', 'true');
  }, [isInvalid]);

  const { selected, chosen, caret } = state;
  const isSelected = selected !== undefined && keyOf(selected) === keyOf(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The same field can be selected again, and then the focus comes back.
  useEffect(() => {
    const { current: words } = editor;
    if (isSelected && !isLocked) words?.focus(letterIn(words.shown(), caret));
  }, [chosen, isLocked]);

  return (
    <div className="stack">
      {!isLocked && kind !== 'line' && (
        <WordsToolbar
          label={SHELL_WORDS.editor.toolbar(field.label)}
          buttons={editor.current?.toolbar() ?? []}
        />
      )}
      {isLinking && editor.current && (
        <LinkChooser
          editor={editor.current}
          close={() => setLinking(false)}
          cancel={() => {
            setLinking(false);
            host.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
          }}
        />
      )}
      <div
        ref={host}
        className={kind === 'line' ? 'input words__box words__box--line' : 'input words__box'}
      />
      {[pasted, dropped].map(
        said =>
          said && (
            <p key={said} className="inset field__said" role="status">
              {said}
            </p>
          ),
      )}
      <ValuesShown text={[text].flat().join(' ')} />
    </div>
  );
}

function textOf(value: unknown): FieldText {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? value : '';
}
