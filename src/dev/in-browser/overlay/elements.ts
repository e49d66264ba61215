// Small tools that change an element only where its content differs, so that the focus and the reader's place stay.
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

export function button(className: string, label = ''): HTMLButtonElement {
  const made = element('button', className, label);
  made.type = 'button';
  return made;
}

export function write(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

/** Puts the children into this order, and moves only those that stand elsewhere. */
export function arrange(parent: HTMLElement, children: HTMLElement[]): void {
  for (const child of [...parent.children]) {
    if (!children.some(kept => kept === child)) child.remove();
  }
  for (const [index, child] of children.entries()) {
    const there = parent.children[index];
    if (there !== child) parent.insertBefore(child, there ?? null);
  }
}
