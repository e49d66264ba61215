// Draws the gallery's page of one block: each example at two widths in light and dark, its JSON, and the block's fields.
import type { Problem } from '../../document/problem/problem.ts';
import type { Field } from '../../document/schema/fields.ts';
import { Choices } from '../../ui/Choices.tsx';
import type { Example } from './examples.ts';
import { FieldTable, Layout, type Site } from './parts.tsx';

const SIZES = [
  { width: 1280, name: 'desktop' },
  { width: 390, name: 'phone' },
] as const;
const SCHEMES = ['light', 'dark'] as const;

type Props = {
  site: Site;
  type: string;
  purpose: string;
  examples: Example[];
  fields: Field[];
  /** What is wrong with the examples now. */
  problems: Problem[];
};

export function BlockPage({ site, type, purpose, examples, fields, problems }: Props) {
  return (
    <Layout site={site} title={type} current={type}>
      <h1 className="gallery__title">{type}</h1>
      <p className="gallery__lead">{purpose}</p>
      <Problems problems={problems} />
      <div className="gallery__choices">
        <Choices name="width" legend="Show widths" choices={either('Both widths', 'Desktop', 'Phone')} />
        <Choices name="scheme" legend="Show schemes" choices={either('Light and dark', 'Light', 'Dark')} />
        <a className="more" href="#fields">
          Fields
        </a>
      </div>
      {examples.map(example => (
        <ExampleView key={example.number} example={example} base={site.base} fields={fields} />
      ))}
      <h2 className="gallery__heading" id="fields">
        Fields
      </h2>
      <FieldTable fields={fields} caption={`The fields of the ${type} block`} base={site.base} />
    </Layout>
  );
}

function either(...texts: string[]) {
  return texts.map((text, index) => ({ text, value: index === 0 ? 'all' : text.toLowerCase() }));
}

function Problems({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="gallery__problems" role="alert">
      {problems.map(({ file, line, column, where, message }) => (
        <li key={`${line}:${column}:${message}`}>
          <code>{`${file}:${line}:${column}`}</code>
          {` ${where ? `${where}: ` : ''}${message}`}
        </li>
      ))}
    </ul>
  );
}

function ExampleView({ example, base, fields }: { example: Example; base: string; fields: Field[] }) {
  const { type, number, json, block } = example;
  const chosen = choicesIn(example, fields);
  const id = `example-${number}`;
  return (
    <section className="example" aria-labelledby={id}>
      <div className="example__head">
        <h2 className="title" id={id}>
          {`Example ${number}`}
        </h2>
        {chosen ? <p className="caption">{chosen}</p> : null}
      </div>
      <div className="example__frames">
        {block.hidden ? (
          <p className="caption">A hidden block is kept in the document and shown to nobody.</p>
        ) : (
          SIZES.flatMap(size =>
            SCHEMES.map(scheme => (
              <Frame
                key={size.name + scheme}
                src={`${base}/${type}/${number}`}
                size={size}
                scheme={scheme}
                title={`${type}, example ${number}, ${size.name}, ${scheme}`}
              />
            )),
          )
        )}
      </div>
      <div className="example__json">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
        <section className="example__text" tabIndex={0} aria-label={`The JSON of example ${number}`}>
          <pre>
            <code>{json}</code>
          </pre>
        </section>
        <div className="example__actions">
          <button className="button button--line" type="button" data-copy>
            Copy the JSON
          </button>
          <p role="status" />
          {block.hidden ? null : (
            <a className="more" href={`${base}/${type}/${number}`}>
              Open it on its own
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

type FrameProps = { src: string; size: (typeof SIZES)[number]; scheme: string; title: string };

/** The element's color-scheme is what the page inside sees as the visitor's preference. The script sets height and scale. */
function Frame({ src, size, scheme, title }: FrameProps) {
  return (
    <div className={`frame frame--${size.name} frame--${scheme}`}>
      <div className="frame__stage">
        <iframe className="frame__page" src={src} title={title} width={size.width} loading="lazy" />
      </div>
      <p className="caption">{`${size.width} pixels, ${scheme}`}</p>
    </div>
  );
}

/** What sets an example apart at a glance: "variant: split, tone: tint". */
function choicesIn({ block }: Example, fields: Field[]): string {
  return fields
    .filter(({ name, inside, choices }) => choices.length > 0 && inside.length === 0 && name in block)
    .map(({ name }) => `${name}: ${block[name]}`)
    .join(', ');
}
