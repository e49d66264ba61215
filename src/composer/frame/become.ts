// Updates the page in the frame to a newer drawing and changes only the nodes that differ, so that focus, scroll, open answers and typed
// words stay.

/** Attributes that change in the browser while somebody uses the page. */
const OWN = new Set(['open', 'data-dismissed']);
/** Groups of a wide menu lose their common name, so that several can be open at once. */
const isOwn = (node: Element, name: string) =>
  OWN.has(name) || (name === 'name' && node.localName === 'details');

export function become(node: Element, wanted: Element): void {
  takeAttributes(node, wanted);
  takeChildren(node, [...wanted.childNodes]);
}

function takeAttributes(node: Element, wanted: Element): void {
  for (const name of node.getAttributeNames())
    if (!wanted.hasAttribute(name) && !isOwn(node, name)) node.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? '';
    if (node.getAttribute(name) !== value && !isOwn(node, name)) node.setAttribute(name, value);
  }
}

/** Keeps each child that has a partner among the wanted ones: first by equal words, then by kind and order. */
function takeChildren(parent: Element, wanted: ChildNode[]): void {
  const partners = paired([...parent.childNodes], wanted);
  const stay = new Set(partners);
  for (const child of [...parent.childNodes]) if (!stay.has(child)) child.remove();
  let at: ChildNode | null = parent.firstChild;
  for (const [index, now] of wanted.entries()) {
    const partner = partners[index];
    if (partner === at && at) at = at.nextSibling;
    else place(parent, partner ?? parent.ownerDocument.importNode(now, true), at);
    if (isElement(partner)) become(partner, now as Element);
    else if (partner && partner.nodeValue !== now.nodeValue) partner.nodeValue = now.nodeValue;
  }
}

function paired(there: ChildNode[], wanted: ChildNode[]): (ChildNode | undefined)[] {
  const partners: (ChildNode | undefined)[] = wanted.map(() => undefined);
  let left = there;
  for (const keyOf of [wordsOf, kindOf]) {
    const known = new Map<string, ChildNode[]>();
    for (const child of left) known.set(keyOf(child), [...(known.get(keyOf(child)) ?? []), child]);
    for (const [index, now] of wanted.entries()) partners[index] ??= known.get(keyOf(now))?.shift();
    const taken = new Set(partners);
    left = left.filter(child => !taken.has(child));
  }
  return partners;
}

const wordsOf = (node: ChildNode): string => `${kindOf(node)} ${node.textContent}`;

/** Elements of one name and class. A page of another document has other constructors, so the type is asked of the node. */
const kindOf = (node: ChildNode): string =>
  isElement(node) ? `${node.localName} ${node.getAttribute('class')}` : String(node.nodeType);

function isElement(node: ChildNode | undefined): node is Element & ChildNode {
  return node?.nodeType === 1;
}

/** moveBefore leaves a running state alone, such as the focus; not every browser has it yet. */
function place(parent: Element, child: Node, before: Node | null): void {
  const mover = parent as Element & { moveBefore?: (child: Node, before: Node | null) => void };
  if (child.isConnected && mover.moveBefore) mover.moveBefore(child, before);
  else parent.insertBefore(child, before);
}
