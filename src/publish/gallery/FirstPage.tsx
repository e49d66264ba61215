// Draws the first page of the gallery: all blocks, and below them what blocks share: pieces, icons and pictures.
import type { ReactNode } from 'react';
import type { DescribedPiece } from '../../document/schema/fields.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { FieldTable, Layout, SHARED_PIECES, type Site } from './parts.tsx';

type Props = {
  site: Site;
  /** Whole pages, made of blocks as pages of real sites are. */
  pages: { route: string; title: string }[];
  pieces: DescribedPiece[];
  /** As documents name them: "/images/chart.svg". */
  pictures: string[];
};

export function FirstPage({ site, pages, pieces, pictures }: Props) {
  const [whole, shared, iconSet, files] = SHARED_PIECES;
  return (
    <Layout site={site} title="Blocks">
      <h1 className="gallery__title">Blocks</h1>
      <p className="gallery__lead">
        {`A page is a list of blocks. These are the ${site.blocks.length} there are, each with examples to copy.`}
      </p>
      <ul className="gallery__blocks">
        {site.blocks.map(({ type, purpose }) => (
          <Shown key={type} name={type} href={`${site.base}/${type}`} src={`${site.base}/${type}/1`}>
            <p>{purpose}</p>
          </Shown>
        ))}
      </ul>
      <h2 className="gallery__heading" id={whole.id}>
        {whole.title}
      </h2>
      <ul className="gallery__blocks">
        {pages.map(({ route, title }) => (
          <Shown
            key={route}
            name={title}
            href={`${site.base}${route}`}
            src={`${site.base}${route}`}
            heading="h3"
          />
        ))}
      </ul>
      <h2 className="gallery__heading" id={shared.id}>
        {shared.title}
      </h2>
      {pieces.map(piece => (
        <PieceView key={piece.name} piece={piece} base={site.base} />
      ))}
      <h2 className="gallery__heading" id={iconSet.id}>
        {iconSet.title}
      </h2>
      <IconSet />
      <h2 className="gallery__heading" id={files.id}>
        {files.title}
      </h2>
      <Pictures pictures={pictures} />
    </Layout>
  );
}

type ShownProps = { name: string; href: string; src: string; heading?: 'h2' | 'h3'; children?: ReactNode };

function Shown({ name, href, src, heading: Heading = 'h2', children }: ShownProps) {
  return (
    <li className="entry">
      <div className="entry__stage" inert>
        <iframe className="frame__page" src={src} title={name} width={1280} loading="lazy" tabIndex={-1} />
      </div>
      <Heading className="title">
        <a href={href}>{name}</a>
      </Heading>
      {children}
    </li>
  );
}

function PieceView({
  piece: { name, title, purpose, fields },
  base,
}: {
  piece: DescribedPiece;
  base: string;
}) {
  return (
    <section className="piece" aria-labelledby={name}>
      <h3 className="title" id={name}>
        {title.charAt(0).toUpperCase() + title.slice(1)}
      </h3>
      <p>{purpose}</p>
      {fields.length > 0 ? (
        <FieldTable fields={fields} caption={`The fields of ${title}`} base={base} />
      ) : null}
    </section>
  );
}

function IconSet() {
  const names = Object.keys(icons).sort() as (keyof typeof icons)[];
  return (
    <ul className="gallery__icons">
      {names.map(name => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function Pictures({ pictures }: { pictures: string[] }) {
  return (
    <ul className="gallery__pictures">
      {pictures.map(src => (
        <li key={src}>
          <img src={src} alt="" loading="lazy" />
          <code>{src}</code>
        </li>
      ))}
    </ul>
  );
}
