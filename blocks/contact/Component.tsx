import type { ReactNode } from 'react';
import type { ContactBlock, ContactDetail, Placed } from '../../src/generated/types.ts';
import { Image } from '../../src/ui/Image.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';
import { Form } from './Form.tsx';

export function Contact(block: Placed<ContactBlock>) {
  const { variant = 'split', details, form, image } = block;
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className="contact__reach">
        {block.heading ? <SectionHead block={block} /> : null}
        {details && variant !== 'form' ? <Details details={details} /> : null}
        <Image picture={image} className="contact__art" />
      </div>
      {form && variant !== 'details' ? <Form form={form} name={block.name} /> : null}
    </Section>
  );
}

function Details({ details }: { details: ContactDetail[] }) {
  return (
    <dl className="contact__details">
      {details.map(({ label, value, href }, index) => (
        <div className="contact__detail" key={index}>
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

/** An email address may break after its "@". */
function breakable(value: string): ReactNode {
  const after = value.indexOf('@') + 1;
  if (after === 0) return value;
  return (
    <>
      {value.slice(0, after)}
      <wbr />
      {value.slice(after)}
    </>
  );
}
