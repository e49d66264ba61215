// Shows each value of the site in the words of a field as one piece: what visitors read there, not its name in braces.
import { InputRule } from 'prosemirror-inputrules';
import type { Node, NodeType } from 'prosemirror-model';
import { type Command, NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeViewConstructor } from 'prosemirror-view';

type Field = {
  shownValue?: (name: string) => string | undefined;
  onValue?: (name: string) => void;
};

const CHIP = 'value-chip';
/** A name in braces before the caret. */
const TYPED_NAME = /\{([A-Za-z][A-Za-z0-9]*)\}$/;

export function valueChips({ shownValue, onValue }: Field) {
  const nameOf = (node: Node) => String(node.attrs.name);

  /** A name that the site does not know stands as it is. The check says so. */
  function draw(chip: HTMLElement): void {
    const name = chip.dataset.value ?? '';
    const shown = shownValue?.(name);
    chip.textContent = shown ?? name;
    chip.className = shown === undefined ? `${CHIP} ${CHIP}--unknown` : CHIP;
  }

  const view: NodeViewConstructor = (node, { dom: { ownerDocument } }) => {
    const dom = ownerDocument.createElement('span');
    dom.dataset.value = nameOf(node);
    draw(dom);
    return { dom, ignoreMutation: () => true };
  };

  const openSelected: Command = ({ selection }, dispatch) => {
    if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'value') return false;
    if (dispatch) onValue?.(nameOf(selection.node));
    return true;
  };

  return {
    views: { value: view },
    keys: { Enter: openSelected },
    open(_: EditorView, __: number, node: Node): boolean {
      if (node.type.name === 'value') onValue?.(nameOf(node));
      return node.type.name === 'value';
    },
    show({ dom }: EditorView): void {
      for (const chip of dom.querySelectorAll<HTMLElement>(`.${CHIP}`)) draw(chip);
    },
    /** The letters of a leaf as they are seen. */
    shown(leaf: Node): string {
      const shown = leaf.type.name === 'value' ? shownValue?.(nameOf(leaf)) : undefined;
      return shown ?? leaf.type.spec.leafText?.(leaf) ?? '';
    },
  };
}

/** Somebody who knows the name of a value may type it. */
export function valueRule(type: NodeType, isValue: (name: string) => boolean): InputRule {
  return new InputRule(TYPED_NAME, (state, match, start, end) => {
    const [, name = ''] = match;
    if (!isValue(name)) return null;
    return state.tr.replaceWith(
      start,
      end,
      type.create({ name }, undefined, state.doc.resolve(start).marks()),
    );
  });
}
