// Parts that the gallery's pages share: the frame around them, tables of fields, the list of blocks.
import type { ReactNode } from 'react';
import type { Field } from '../../document/schema/fields.ts';

export type Entry = { type: string; purpose: string };
export type Site = {
  /** Where the gallery is: "/_blocks", or "" if it is a site of its own. */
  base: string;
  brand: string;
  blocks: Entry[];
  script: string;
};

type LayoutProps = { site: Site; title: string; current?: string; children: ReactNode };

export function Layout({ site, title, current, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.brand}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={`${site.base}/gallery.css`} />
        <script type="module" src={site.script} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="gallery__bar">
          <a className="gallery__brand" href={site.base || '/'}>
            {`The blocks of ${site.brand}`}
          </a>
          <a className="gallery__jump" href="#blocks">
            All blocks
          </a>
        </header>
        <div className="gallery">
          <main className="gallery__main" id="main" tabIndex={-1}>
            {children}
          </main>
          <BlockList site={site} current={current} />
        </div>
      </body>
    </html>
  );
}

function BlockList({ site, current }: { site: Site; current?: string }) {
  return (
    <nav className="gallery__nav" id="blocks" aria-label="Blocks">
      <ul>
        {site.blocks.map(({ type }) => (
          <li key={type}>
            <a href={`${site.base}/${type}`} aria-current={type === current ? 'page' : undefined}>
              {type}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {SHARED_PIECES.map(({ id, title }) => (
          <li key={id}>
            <a href={`${site.base || '/'}#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The parts of the first page below the list of blocks. */
export const SHARED_PIECES = [
  { id: 'pages', title: 'Whole pages' },
  { id: 'pieces', title: 'Shared pieces' },
  { id: 'icons', title: 'Icons' },
  { id: 'pictures', title: 'Pictures' },
] as const;

export function FieldTable({ fields, caption, base }: { fields: Field[]; caption: string; base: string }) {
  return (
    <table className="fields">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is for</th>
          <th scope="col">What you write</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(field => (
          <FieldRow key={[...field.inside, field.name].join()} field={field} base={base} />
        ))}
      </tbody>
    </table>
  );
}

function FieldRow({ field, base }: { field: Field; base: string }) {
  const { name, inside, purpose, kind, piece, choices, example } = field;
  return (
    <tr>
      <th scope="row" className="fields__name">
        <code>{[...inside, name].join(' › ')}</code>
        <Need field={field} />
      </th>
      <td className="fields__purpose">
        <p>{purpose}</p>
        {choices.length > 0 ? (
          <ul className="fields__choices">
            {choices.map(({ value, meaning }) => (
              <li key={value}>
                <code>{value}</code>
                {meaning ? ` ${meaning}` : null}
              </li>
            ))}
          </ul>
        ) : null}
      </td>
      <td className="fields__kind">{piece ? <a href={`${base || '/'}#${piece}`}>{kind}</a> : kind}</td>
      <td className="fields__example">{example ? <code>{example}</code> : null}</td>
    </tr>
  );
}

function Need({ field: { needed, instead } }: { field: Field }) {
  if (needed) return <span className="fields__need">needed</span>;
  if (instead.length === 0) return null;
  return <span className="fields__need">{`needed, unless there is ${instead.join(' or ')}`}</span>;
}
