// The eight blocks of the corpus as React components.
import Html from './Html.jsx';
import Questions from './Questions.jsx';

const VIEWS = {
  hero: Hero,
  prose: Prose,
  cards: Cards,
  steps: Steps,
  testimonials: Testimonials,
  packages: Packages,
  'call-to-action': CallToAction,
};

export default function Block({ block }) {
  const View = VIEWS[block.type];
  if (View) return <View {...block} />;
  return (
    <section className="faq">
      <Head {...block} />
      <Questions items={block.items} />
    </section>
  );
}

function Head({ heading, intro }) {
  return (
    <>
      {heading && <h2>{heading}</h2>}
      {intro && <Html html={intro} />}
    </>
  );
}

function Links({ links = [] }) {
  return (
    <p>
      {links.map(({ text, href }) => (
        <a key={text} className="button" href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

function Hero({ heading, intro, links }) {
  return (
    <section className="hero">
      <h1>{heading}</h1>
      <Html html={intro} />
      <Links links={links} />
    </section>
  );
}

function Prose({ text, ...block }) {
  return (
    <section className="prose">
      <Head {...block} />
      <Html html={text} />
    </section>
  );
}

function Cards({ items, ...block }) {
  return (
    <section className="cards">
      <Head {...block} />
      <ul className="grid">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Html html={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ items, ...block }) {
  return (
    <section className="steps">
      <Head {...block} />
      <ol className="grid">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Html html={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Testimonials({ items, ...block }) {
  return (
    <section className="testimonials">
      <Head {...block} />
      <div className="grid">
        {items.map(({ name, role, text, rating }) => (
          <figure key={text}>
            <p>{rating} of 5 stars</p>
            <blockquote>{text}</blockquote>
            <figcaption>
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Packages({ items, ...block }) {
  return (
    <section className="packages">
      <Head {...block} />
      <div className="grid">
        {items.map(({ name, price, text, features, link }) => (
          <article key={name}>
            <h3>{name}</h3>
            <p className="price">${price}</p>
            <Html html={text} />
            <ul>
              {features.map(feature => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <Links links={[link]} />
          </article>
        ))}
      </div>
    </section>
  );
}

function CallToAction({ links, ...block }) {
  return (
    <section className="call-to-action">
      <Head {...block} />
      <Links links={links} />
    </section>
  );
}
