import type { Person, Placed, SpecimenBlock, SpecimenPart } from '../../src/generated/types.ts';
import { Enlarge } from '../../src/ui/Enlarge.tsx';
import { FactList } from '../../src/ui/FactList.tsx';
import { Heading } from '../../src/ui/Heading.tsx';
import { Caption, Image } from '../../src/ui/Image.tsx';
import { ActionLink, Links } from '../../src/ui/Links.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { SheetParts } from './SheetParts.tsx';

/** The block opens its page, so its own heading is the first level. */
const [UNDER, INNER] = [2, 3] as const;

export function Specimen(block: Placed<SpecimenBlock>) {
  const { figure, facts = [], links, parts, closing, signed, people = [], name } = block;
  const values = figure ? [figure, ...facts] : facts;
  const strips = stripsOf(block);
  return (
    <Section block={block} head={false}>
      <div className="specimen__text">
        <SectionHead block={block} />
        {values.length > 0 ? (
          <FactList items={values} className={`specimen__facts${figure ? ' specimen__facts--figure' : ''}`} />
        ) : null}
        <Links links={links} />
        <div className="specimen__list-head" id={parts.id}>
          <Heading level={UNDER}>{parts.title}</Heading>
          <Text html={parts.text} />
        </div>
        <ol className="specimen__parts">
          {parts.items.map((part, index) => (
            <Part key={index} {...{ part, strips }} number={index + 1} id={partId(name, index)} />
          ))}
        </ol>
        {closing || people.length > 0 ? (
          <div className="specimen__closing">
            {closing ? <Heading level={UNDER}>{closing.title}</Heading> : null}
            <Text html={closing?.text} />
            {closing?.link ? (
              <p className="specimen__more">
                <ActionLink link={closing.link} style="text" />
              </p>
            ) : null}
            <Readers signed={signed} people={people} />
          </div>
        ) : null}
      </div>
      <Sheet {...block} isWhole={!strips} />
    </Section>
  );
}

function partId(block: string, index: number): string {
  return `${block}-part-${index + 1}`;
}

type Strips = { src: string; from: 'strip' | 'box' };

/** A narrow screen shows each part above its words. A photograph cannot be cut into parts by its address. */
function stripsOf({ strips, sheet }: SpecimenBlock): Strips | undefined {
  if (strips) return { src: strips.src, from: 'strip' };
  return sheet.src.endsWith('.svg') ? { src: sheet.src, from: 'box' } : undefined;
}

type PartProps = { part: SpecimenPart; strips?: Strips; number: number; id: string };

function Part({ part, strips, number, id }: PartProps) {
  return (
    <li className={`specimen__part specimen__${number}`} id={id}>
      {strips ? <Strip part={part} strips={strips} /> : null}
      <span className="specimen__number" aria-hidden="true">
        {number}
      </span>
      <div className="specimen__words">
        <Heading level={INNER} className="title">
          {part.title}
        </Heading>
        <Text html={part.text} />
      </div>
    </li>
  );
}

function Strip({ part, strips: { src, from } }: { part: SpecimenPart; strips: Strips }) {
  const place = part[from];
  if (!place) return null;
  const [x, y, width, height] = place.split(' ').map(Number);
  return (
    <figure className="specimen__strip">
      <img
        src={`${src}#svgView(viewBox(${x},${y},${width},${height}))`}
        alt={part.alt ?? ''}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </figure>
  );
}

function Sheet({ sheet, parts, name, isWhole }: Placed<SpecimenBlock> & { isWhole: boolean }) {
  // A narrow screen shows the strips instead, so the sheet is fetched only where it is seen.
  const late = { ...sheet, isFirst: undefined };
  return (
    <div className={`specimen__sheet${isWhole ? ' specimen__sheet--whole' : ''}`}>
      <div className="specimen__pin">
        <figure className="specimen__figure">
          <div className="specimen__page">
            <Image picture={late} className="specimen__image" shown={[{ width: '37.5rem' }]} />
            <SheetParts
              width={sheet.width}
              height={sheet.height}
              parts={parts.items.map(({ title, box }, index) => ({
                title,
                box,
                href: `#${partId(name, index)}`,
              }))}
            />
          </div>
          <figcaption className="specimen__caption">
            <Caption picture={sheet} as="p" />
            <Enlarge picture={sheet} id={`${name}-large`} />
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

function Readers({ signed, people }: { signed?: string; people: Person[] }) {
  if (people.length === 0) return null;
  return (
    <>
      {signed ? <p className="specimen__signed eyebrow">{signed}</p> : null}
      <ul className="specimen__people">
        {people.map(({ name, role, registration, href, placeholder }, index) => (
          <li key={index} data-placeholder={placeholder}>
            <b className="specimen__name">{name}</b>
            <p>{role}</p>
            {registration ? (
              <p className="caption">
                {href ? <PlainLink href={href}>{registration}</PlainLink> : registration}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
