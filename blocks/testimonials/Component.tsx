import type { Placed, Testimonial, TestimonialsBlock } from '../../src/generated/types';
import { Choices } from '../../src/ui/Choices';
import { Image } from '../../src/ui/Image';
import { Links } from '../../src/ui/Links';
import { Section } from '../../src/ui/Section';
import { Stars } from '../../src/ui/Stars';

export function Testimonials(block: Placed<TestimonialsBlock>) {
  const { variant = 'cards', items, filter, sampleNote, links } = block;
  return (
    <Section block={{ ...block, variant }}>
      {filter ? (
        <Choices
          name={`${block.name}-filter`}
          legend="Show testimonials of"
          choices={filter.map(({ text, category }) => ({ text, value: category }))}
        />
      ) : null}
      <ul className="testimonials__list">
        {items.map((item, index) => (
          <li className="testimonials__item" key={index} data-category={item.category}>
            <Quote item={item} />
          </li>
        ))}
      </ul>
      {sampleNote && items.some(item => item.sample) ? (
        <p className="caption testimonials__note">{sampleNote}</p>
      ) : null}
      <Links links={links} />
    </Section>
  );
}

function Quote({ item: { name, role, text, rating, date, image } }: { item: Testimonial }) {
  return (
    <figure className="testimonials__figure">
      <Stars rating={rating} />
      <blockquote className="testimonials__quote">
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className="testimonials__by">
        <Image picture={image} className="testimonials__image" />
        <div>
          <p>
            <b className="testimonials__name">{name}</b>
            {`, ${role}`}
          </p>
          {date ? <p>{date}</p> : null}
        </div>
      </figcaption>
    </figure>
  );
}
