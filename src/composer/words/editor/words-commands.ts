// Says what somebody can do with the words of a field: make them bold or italic, a link, a list, a heading. The toolbar shows these
// commands and the keyboard runs them.

import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Attrs, Mark, Node, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { SHELL_WORDS } from '../../language/window-words.ts';

const { editor } = SHELL_WORDS;

export type WordsCommand = {
  name: string;
  label: string;
  /** As ProseMirror names keys. "Mod" is Ctrl, or Cmd on a Mac. */
  key?: string;
  isOn: (state: EditorState) => boolean;
  run: Command;
};

/** Only those that the field allows. */
export function wordsCommands({ marks, nodes }: Schema, onLink: () => void): WordsCommand[] {
  const { strong, em } = marks;
  const { list, item, heading, paragraph } = nodes;
  if (!strong || !em || !list || !item || !paragraph) return [];
  const askForLink: Command = (_, dispatch) => {
    if (dispatch) onLink();
    return true;
  };
  return [
    { name: 'bold', label: editor.bold, key: 'Mod-b', isOn: hasMark('strong'), run: toggleMark(strong) },
    { name: 'italic', label: editor.italic, key: 'Mod-i', isOn: hasMark('em'), run: toggleMark(em) },
    { name: 'link', label: editor.link, key: 'Mod-k', isOn: hasMark('link'), run: askForLink },
    { name: 'list', label: editor.list, ...listCommand(list, item, null) },
    { name: 'numbers', label: editor.numbers, ...listCommand(list, item, 1) },
    ...(heading
      ? [
          { name: 'heading', label: editor.heading, ...headingCommand(heading, paragraph, 2) },
          {
            name: 'smaller-heading',
            label: editor.smallerHeading,
            ...headingCommand(heading, paragraph, 3),
          },
        ]
      : []),
  ];
}

type Toggle = Pick<WordsCommand, 'isOn' | 'run'>;

function listCommand(list: NodeType, item: NodeType, start: number | null): Toggle {
  const isKind = (node: Node) => (node.attrs.start === null) === (start === null);
  return {
    isOn: state => {
      const around = listAround(state);
      return around !== undefined && isKind(around.node);
    },
    run(state, dispatch, view) {
      const around = listAround(state);
      if (!around) return wrapInList(list, { start })(state, dispatch, view);
      if (isKind(around.node)) return liftListItem(item)(state, dispatch, view);
      dispatch?.(state.tr.setNodeMarkup(around.at, undefined, { ...around.node.attrs, start }));
      return true;
    },
  };
}

function listAround({ selection: { $from } }: EditorState): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === 'list') return { node, at: $from.before(depth) };
  }
  return undefined;
}

function headingCommand(heading: NodeType, paragraph: NodeType, level: number): Toggle {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === heading && $from.parent.attrs.level === level;
  return {
    isOn,
    run: (state, dispatch) =>
      (isOn(state) ? setBlockType(paragraph) : setBlockType(heading, { level }))(state, dispatch),
  };
}

function hasMark(name: string) {
  return (state: EditorState): boolean => {
    const { from, to, empty, $from } = state.selection;
    const type = state.schema.marks[name];
    if (!type) return false;
    if (name === 'link') return linkAround(state) !== undefined;
    return empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  };
}

/** The address of the link in which the caret stands. */
export function linkAt(state: EditorState): string | undefined {
  const href: unknown = linkAround(state)?.mark.attrs.href;
  return typeof href === 'string' ? href : undefined;
}

type Range = { from: number; to: number };

/** The link at the start of what is chosen, with all its words, also those that are bold. */
function linkAround({ selection: { $from } }: EditorState): (Range & { mark: Mark }) | undefined {
  const linkOf = (node: Node | null) => node?.marks.find(({ type }) => type.name === 'link');
  const mark = linkOf($from.nodeAfter) ?? linkOf($from.nodeBefore);
  if (!mark) return undefined;
  let range = { from: $from.pos, to: $from.pos };
  let start: number | undefined;
  $from.parent.forEach((node, offset) => {
    const from = $from.start() + offset;
    start = linkOf(node)?.attrs.href === mark.attrs.href ? (start ?? from) : undefined;
    const to = from + node.nodeSize;
    if (start !== undefined && start <= $from.pos && to >= range.to) range = { from: start, to };
  });
  return { ...range, mark };
}

/** Without an address, the words stop being a link. If nothing is chosen, a whole link is meant, or new words are put in. */
export function setLink(href: string | undefined, words = href): Command {
  return (state, dispatch) => {
    const { link } = state.schema.marks;
    const { empty, from, to } = state.selection;
    const range = empty ? linkAround(state) : { from, to };
    const { tr } = state;
    const attributes: Attrs = { href };
    if (!link) return false;
    if (range) tr.removeMark(range.from, range.to, link);
    if (range && href !== undefined) tr.addMark(range.from, range.to, link.create(attributes));
    if (!range && href !== undefined && words)
      tr.replaceSelectionWith(state.schema.text(words, [link.create(attributes)]), false);
    if (tr.docChanged) dispatch?.(tr.scrollIntoView());
    return tr.docChanged;
  };
}
