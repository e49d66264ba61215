// Shows the words of one field in a small editor. What it shows can be bold, a link or a list, but no sign of Markdown is ever seen.
// Undo and redo are the composer's: its history goes through the journal, so the editor keeps none of its own.
import { baseKeymap } from 'prosemirror-commands';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, type Plugin, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type FieldText, readWords } from '../read-markdown.ts';
import { readingOf, tidyBlocks } from '../tidy-words.ts';
import { WORDS, type WordsKind } from '../words-schema.ts';
import { type WrittenWords, writeWords } from '../write-markdown.ts';
import { isPressed } from './keys.ts';
import { cleanPlainText } from './pasted-words.ts';
import { valueChips, valueRule } from './value-chips.ts';
import { linkAt, setLink, type WordsCommand, wordsCommands } from './words-commands.ts';
import { cleanHtml, hrefOnSite } from './words-paste.ts';

export type WordsField = {
  kind: WordsKind;
  text: FieldText;
  /** The field's name, for people who cannot see it. */
  label: string;
  /** The id of what is said about the field: what it is for, and what is not right yet. */
  about?: string;
  /** The language of the words, for spelling and for reading aloud. */
  language?: string;
  /** The words can be read and copied. */
  isLocked?: boolean;
  /** What visitors read for the name of a value of the site. Undefined if there is no such value. */
  shownValue?: (name: string) => string | undefined;
  /** Somebody wants to go to the value itself. */
  onValue?: (name: string) => void;
  /** The public address of the site. */
  site?: () => string | undefined;
  /** Called with what could not be pasted as it was, or with nothing. */
  onPaste?: (said?: string) => void;
  onChange: () => void;
  /** The caret is somewhere else, so the toolbar may be another one. */
  onCaret?: () => void;
  /** Somebody asks for a link: by Ctrl+K or the button. */
  onLink: () => void;
};

/** A command of the toolbar, as it stands where the caret is. */
export type ToolbarButton = Pick<WordsCommand, 'name' | 'label' | 'key'> & {
  isOn: boolean;
  isPossible: boolean;
  press: () => void;
};

export type WordsEditor = {
  /** What the field is to hold now. Unchanged words come back to the byte. */
  written(): WrittenWords;
  /** Shows what the file has now, as after an undo. */
  show(text: FieldText): void;
  /** Shows values as visitors read them now. */
  showValues(): void;
  /** Puts the caret before the letter with this number, counted over all words, or at their end. */
  focus(letter?: number): void;
  /** All words as they are shown, one paragraph after the other. */
  shown(): string;
  toolbar(): ToolbarButton[];
  /** The address of the link in which the caret stands. */
  link(): string | undefined;
  /** Makes the chosen words a link, or the words themselves if nothing is chosen. Without an address they stop being one. */
  setLink(href: string | undefined, words?: string): void;
  close(): void;
};

export function mountWords(element: HTMLElement, field: WordsField): WordsEditor {
  const schema = WORDS[field.kind];
  const commands = wordsCommands(schema, field.onLink);
  const values = valueChips(field);
  const plugins = [
    shortcuts(schema, field),
    keymap(values.keys),
    keymap(keysOf(commands)),
    keymap(listKeys(schema)),
    keymap(baseKeymap),
  ];
  let { text } = field;
  const stateOf = (doc: Node) => EditorState.create({ doc, plugins });
  const view = new EditorView(element, {
    state: stateOf(readWords(text, field.kind)),
    editable: () => !field.isLocked,
    nodeViews: values.views,
    handleDoubleClickOn: values.open,
    handleDOMEvents: {
      keydown(_, event) {
        if (!view.composing) followCaret(view);
        // ProseMirror would swallow this key, and the composer would never hear it.
        return isPressed(event, 'Ctrl+Z');
      },
      beforeinput: (_, event) => event.inputType.startsWith('history') && refuse(event),
    },
    attributes: {
      role: 'textbox',
      'aria-multiline': String(field.kind !== 'line'),
      'aria-label': field.label,
      ...(field.about && { 'aria-describedby': field.about }),
      ...(field.language && { lang: field.language }),
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) field.onChange();
      field.onCaret?.();
    },
    handlePaste: (view, event) => field.kind === 'line' && pasteInLine(view, event.clipboardData),
    transformPastedHTML(html) {
      const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
      const pasted = cleanHtml(html, parse, field.site?.());
      field.onPaste?.(pasted.said);
      return pasted.html;
    },
    transformPastedText(text) {
      field.onPaste?.();
      return cleanPlainText(text);
    },
  });
  return {
    written: () => writeWords(view.state.doc, text),
    show(shown) {
      const doc = readWords(shown, field.kind);
      text = shown;
      // A save leaves out the space that somebody has just typed after a word. In front of the caret it has to stay.
      if (view.hasFocus() && saysTheSame(doc, view.state.doc)) return;
      const { head } = view.state.selection;
      const state = stateOf(doc);
      const caret = TextSelection.near(doc.resolve(Math.min(head, doc.content.size)));
      view.updateState(state.apply(state.tr.setSelection(caret)));
    },
    showValues: () => values.show(view),
    focus(letter = Number.POSITIVE_INFINITY) {
      const { doc, tr } = view.state;
      view.dispatch(
        tr.setSelection(TextSelection.near(doc.resolve(placeOf(doc, letter, values.shown)))).scrollIntoView(),
      );
      view.focus();
    },
    shown: () => view.state.doc.textBetween(0, view.state.doc.content.size, '', values.shown),
    toolbar: () => commands.map(command => buttonOf(command, view)),
    link: () => linkAt(view.state),
    setLink(href, words) {
      setLink(href && hrefOnSite(href, field.site?.()), words)(view.state, view.dispatch);
      view.focus();
    },
    close: () => view.destroy(),
  };
}

/** A line takes words alone, and several lines as one. */
function pasteInLine(view: EditorView, clipboard: DataTransfer | null): boolean {
  const lines = cleanPlainText(clipboard?.getData('text/plain') ?? '').split('\n');
  const words = lines.reduce((before, line) => `${before.trimEnd()} ${line.trimStart()}`);
  const content = readWords(words, 'line').firstChild?.content ?? Fragment.empty;
  view.dispatch(view.state.tr.replaceSelection(new Slice(content, 0, 0)));
  return true;
}

/** The browser tells of a moved caret a little later. A key that comes before that would do its work where the caret was. */
function followCaret(view: EditorView): void {
  const there = view.dom.ownerDocument.getSelection();
  if (!there?.anchorNode || !there.focusNode || !view.dom.contains(there.anchorNode)) return;
  const anchor = view.posAtDOM(there.anchorNode, there.anchorOffset);
  const head = view.posAtDOM(there.focusNode, there.focusOffset);
  const { doc, selection, tr } = view.state;
  if (anchor === selection.anchor && head === selection.head) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

/** The browser remembers what ProseMirror has replaced since, and would bring back only parts of it. */
function refuse(event: Event): boolean {
  event.preventDefault();
  return true;
}

function saysTheSame(one: Node, other: Node): boolean {
  return readingOf(tidyBlocks(one)) === readingOf(tidyBlocks(other));
}

function buttonOf({ name, label, key, isOn, run }: WordsCommand, view: EditorView): ToolbarButton {
  return {
    name,
    label,
    key,
    isOn: isOn(view.state),
    isPossible: run(view.state),
    press() {
      run(view.state, view.dispatch, view);
      if (name !== 'link') view.focus();
    },
  };
}

function keysOf(commands: WordsCommand[]): { [key: string]: Command } {
  return Object.fromEntries(commands.flatMap(({ key, run }) => (key ? [[key, run]] : [])));
}

/** Tab leaves the field, as it leaves every other one. */
function listKeys({ nodes: { item, line_break } }: Schema): { [key: string]: Command } {
  // A line has no second one.
  if (!item || !line_break) return { Enter: () => true, Backspace: undoInputRule };
  const breakLine: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(line_break.create()).scrollIntoView());
    return true;
  };
  return {
    Enter: splitListItem(item),
    'Shift-Enter': breakLine,
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    Backspace: undoInputRule,
  };
}

/** Does what somebody means who types these signs. "1. " may be a date, "* " a note and "+ " a number, so they stay words. */
function shortcuts({ nodes: { list, heading, value } }: Schema, { shownValue }: WordsField): Plugin {
  const isValue = (name: string) => shownValue?.(name) !== undefined;
  const lists = list ? [wrappingInputRule(/^- $/, list)] : [];
  const headings = heading
    ? [textblockTypeInputRule(/^(###?) $/, heading, ([, signs = '']) => ({ level: signs.length }))]
    : [];
  const values = value ? [valueRule(value, isValue)] : [];
  return inputRules({ rules: [...lists, ...headings, ...values] });
}

function placeOf(doc: Node, letter: number, shown: (leaf: Node) => string): number {
  let before = 0;
  let place = doc.content.size;
  doc.descendants((node, at) => {
    const { length } = node.isText ? (node.text ?? '') : node.isLeaf ? shown(node) : '';
    const inside = letter - before;
    if (length > 0 && inside >= 0 && inside <= length)
      place = node.isText ? at + inside : at + (inside === 0 ? 0 : node.nodeSize);
    before += length;
    return before <= letter;
  });
  return place;
}
