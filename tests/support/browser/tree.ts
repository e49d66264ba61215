// Reads what the browser tells a screen reader about a page, beside the words that are on screen.
import type { Page } from 'playwright-core';

export type Control = { role: string; name: string; seen: string };

const CONTROLS = new Set([
  'link',
  'button',
  'textbox',
  'searchbox',
  'radio',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
]);

type DomNode = {
  backendNodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  attributes?: string[];
  children?: DomNode[];
};

/** Lists every control that a screen reader comes to, with its name and visible words. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const session = await page.context().newCDPSession(page);
  const [{ nodes }, { root }] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    session.send('DOM.getDocument', { depth: -1 }),
  ]);
  await session.detach();
  const elements = new Map<number, DomNode>();
  collect(root as DomNode, elements);
  return nodes.flatMap(({ ignored, role, name, backendDOMNodeId = 0 }) => {
    const element = elements.get(backendDOMNodeId);
    if (ignored || !element || !CONTROLS.has(String(role?.value))) return [];
    return [
      { role: String(role?.value), name: plain(String(name?.value ?? '')), seen: plain(wordsOf(element)) },
    ];
  });
}

function collect(node: DomNode, elements: Map<number, DomNode>): void {
  elements.set(node.backendNodeId, node);
  for (const child of node.children ?? []) collect(child, elements);
}

/** Leaves out words that are only for screen readers or not shown yet. */
function wordsOf(node: DomNode): string {
  if (node.nodeType === 3) return node.nodeValue;
  const attributes = node.attributes ?? [];
  if (attributes.includes('hidden')) return '';
  const classes = attributes[attributes.indexOf('class') + 1]?.split(' ') ?? [];
  if (node.nodeName === 'svg' || (attributes.includes('class') && classes.includes('unseen'))) return '';
  return (node.children ?? []).map(wordsOf).join('');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
