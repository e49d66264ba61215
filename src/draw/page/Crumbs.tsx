import { say, useWords } from '../../ui/words.ts';
import type { Crumb } from './model.ts';

export function Crumbs({ trail }: { trail: Crumb[] }) {
  const words = useWords();
  if (trail.length === 0) return null;
  return (
    <nav className="crumbs wrap" aria-label={say(words, 'breadcrumbs')}>
      <ol>
        {trail.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
