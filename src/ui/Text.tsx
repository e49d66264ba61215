import type { Html } from '../../schema/values.ts';

/**
 * Compiled markdown: paragraphs, lists, links. Nothing where there is no text.
 * @example <Text html={block.text} />
 */
export function Text({ html, className }: { html?: Html; className?: string }) {
  if (!html) return null;
  return <div className={className ? `text ${className}` : 'text'} dangerouslySetInnerHTML={html} />;
}
