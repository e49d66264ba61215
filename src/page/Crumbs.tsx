import type { Crumb } from './model.ts';

export function Crumbs({ trail }: { trail: Crumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className="crumbs wrap" aria-label="Breadcrumb">
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
