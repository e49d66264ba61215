import type { PageArticle } from './model.ts';

/** A link to the page that lists the articles, if the site document names one. */
export function BackLink({ article: { back }, className }: { article: PageArticle; className?: string }) {
  if (!back) return null;
  return (
    <p className={className}>
      <a className="more more--back" href={back.href}>
        {back.text}
      </a>
    </p>
  );
}
