import type { ReactNode } from 'react';
import type { ContactBlock, ContactDetail, Placed } from '../../src/generated/types.ts';
import { Image, type ShownWidth } from '../../src/ui/Image.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';
import { say, useWords } from '../../src/ui/words.ts';
import { Form } from './Form.tsx';

/** Narrower windows leave the picture out. */
const SHOWN: ShownWidth[] = [{ width: 'min(41.5vw, 43rem)' }];

export function Contact(block: Placed<ContactBlock>) {
  const { variant = 'split', details = [], form, image } = block;
  const words = useWords();
  const isBeside = variant === 'split' && form;
  const shown = isBeside ? [...details, ...firmOf(block, say(words, 'streetAddress'))] : details;
  return (
    <Section block={{ ...block, variant }} head={false}>
      {block.heading ? <SectionHead block={block} /> : null}
      <div className="contact__reach">
        {shown.length > 0 && variant !== 'form' ? <Details details={shown} /> : null}
        <Image picture={image} className="contact__art" shown={SHOWN} />
      </div>
      {form && variant !== 'details' ? <Form form={form} name={block.name} /> : null}
    </Section>
  );
}

type Detail = ContactDetail & { placeholder?: true };

/** Names the firm behind the form, because visitors decide here whether to write to it. */
function firmOf({ address, registrations = [] }: ContactBlock, label: string): Detail[] {
  return [
    ...(address ? [{ label, value: address.text, placeholder: address.placeholder }] : []),
    ...registrations.map(({ name, number, href, placeholder }) => ({
      ...{ label: name, value: number, placeholder },
      ...(href && { href }),
    })),
  ];
}

function Details({ details }: { details: Detail[] }) {
  return (
    <dl className="contact__details">
      {details.map(({ label, value, href, placeholder }, index) => (
        <div className="contact__detail" key={index} data-placeholder={placeholder}>
          <dt className="contact__label">{label}</dt>
          {href ? (
            <dd className="contact__value contact__value--link">
              <PlainLink href={href}>{breakable(value)}</PlainLink>
            </dd>
          ) : (
            <dd className="contact__value">{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/**
 * An address too long for its line may break after the "@". What follows has a box of its own, so that a page does not take a font that
 * arrives late if it would move that part.
 */
function breakable(value: string): ReactNode {
  const after = value.indexOf('@') + 1;
  if (after === 0) return value;
  return (
    <>
      {value.slice(0, after)}
      <wbr />
      <span>{value.slice(after)}</span>
    </>
  );
}
