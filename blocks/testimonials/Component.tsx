import type { Html } from '../../schema/values.ts';
import { escapeHtml } from '../../src/base/escape.ts';
import type { Placed, Testimonial, TestimonialFilter, TestimonialsBlock } from '../../src/generated/types.ts';
import { Choices } from '../../src/ui/Choices.tsx';
import { Caption, Image, type ShownWidth } from '../../src/ui/Image.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Stars } from '../../src/ui/Stars.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { say, sayAround, useWords } from '../../src/ui/words.ts';

const SHOWN: ShownWidth[] = [{ width: '3rem', height: '3rem' }];

export function Testimonials(block: Placed<TestimonialsBlock>) {
  const words = useWords();
  const { variant = 'cards', items, filter, sampleNote, links } = block;
  return (
    <Section block={{ ...block, variant }}>
      {sampleNote && items.some(item => item.sample) ? (
        <p className="caption testimonials__note">{sampleNote}</p>
      ) : null}
      {filter ? (
        <Choices
          name={`${block.name}-filter`}
          legend={say(words, 'testimonialsOf')}
          choices={filter.map(({ text, category }) => ({ text, value: shelfOf(category, filter) }))}
        />
      ) : null}
      <ul className={filter ? 'testimonials__list testimonials__list--filtered' : 'testimonials__list'}>
        {items.map((item, index) => (
          <li
            className="testimonials__item"
            key={index}
            data-category={filter && item.category}
            data-shelf={filter ? shelfOf(item.category, filter) : undefined}
          >
            <Quote item={item} />
          </li>
        ))}
      </ul>
      <Links links={links} />
    </Section>
  );
}

/** Numbers the button that shows a category, for the style sheet to filter by. The button that shows all is number 0. */
function shelfOf(category: string | undefined, filter: TestimonialFilter[]): string {
  return category === 'all' ? '0' : String(filter.findIndex(button => button.category === category) + 1);
}

/** Ends the last paragraph with the sign that closes a quotation. */
function closedWith(sign: string, { __html }: Html): Html {
  return { __html: __html.replace(/<\/p>\s*$/, `${escapeHtml(sign)}</p>`) };
}

function Quote({ item }: { item: Testimonial }) {
  const { name, role, text, more, rating, date, source, image } = item;
  const words = useWords();
  const [before, after] = role ? sayAround(words, 'byline', 'name', { role }) : ['', ''];
  const [opening = '', closing = ''] = sayAround(words, 'quotation', 'text');
  return (
    <figure
      className={rating ? 'testimonials__figure' : 'testimonials__figure testimonials__figure--unrated'}
    >
      {rating ? <Stars rating={rating} /> : null}
      <blockquote className="testimonials__quote" cite={source?.href}>
        <p>{more ? opening + text : say(words, 'quotation', { text })}</p>
        <Text html={more && closedWith(closing, more)} className="testimonials__more" />
      </blockquote>
      <figcaption className="testimonials__by">
        <Image picture={image} className="testimonials__image" shown={SHOWN} />
        <div>
          <p>
            {before}
            <b className="testimonials__name">{name}</b>
            {after}
          </p>
          {source ? (
            <p>
              <cite>
                {source.href ? <PlainLink href={source.href}>{source.name}</PlainLink> : source.name}
              </cite>
            </p>
          ) : null}
          {date ? <p>{date}</p> : null}
          <Caption picture={image} as="p" />
        </div>
      </figcaption>
    </figure>
  );
}
