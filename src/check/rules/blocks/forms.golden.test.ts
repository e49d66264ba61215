// Tests what is reported of forms: their fields, their names, and the address they send to.

import { type Golden, golden } from '../../../../tests/support/documents/messages/golden.ts';
import { hero } from '../../../../tests/support/documents/sites/small-site.ts';

const EMAIL = { kind: 'email', name: 'email', label: 'Email', missing: 'Needed', invalid: 'No address' };
const WORDS = { button: 'Send', note: 'A person reads it.', summary: 'Please check these.' };
const CHAT = { to: 'site:chat', sent: 'Open.', blocked: 'Blocked.', open: 'Open it', noScript: 'Call us.' };
const MAIL = { to: 'site:email', opened: 'Ready.', open: 'Open it', noScript: 'Call us.' };
const POST = {
  to: '/messages',
  sending: 'Sending',
  sent: 'Arrived.',
  failed: 'Refused.',
  unanswered: 'No answer.',
  after: '/pricing',
};

const pageOf = (form: object) => ({
  blocks: [hero, { type: 'contact', form: { fields: [EMAIL], ...WORDS, ...form } }],
});
const withField = (...fields: object[]) => pageOf({ fields, mail: MAIL });
const sendingTo = (to: string) => pageOf({ post: { ...POST, to } });

const FORMS: Golden[] = [
  { name: 'a chat', page: pageOf({ chat: CHAT }), says: [] },
  { name: 'a letter', page: pageOf({ mail: { ...MAIL, to: 'mailto:hello@example.com' } }), says: [] },
  { name: 'a path', page: pageOf({ post: POST }), says: [] },
  { name: 'a path that a function answers', page: sendingTo('/.netlify/functions/send?v=2'), says: [] },
  { name: 'a form service', page: sendingTo('https://forms.example.net/f/abc'), says: [] },
  {
    name: 'no way to send',
    page: pageOf({}),
    says: ['contact › form: A contact form needs either "chat", "mail" or "post". Add one of them.'],
  },
  {
    name: 'a picture that the variant of the block does not show',
    page: {
      blocks: [
        hero,
        ...['details', 'split'].map(variant => ({
          type: 'contact',
          variant,
          details: [{ label: 'Phone', value: '{phone}' }],
          image: { src: '/images/chart.svg', decorative: true },
        })),
      ],
    },
    says: [
      'contact 1: The variant "details" shows no picture. Take "image" out, or choose the variant "split".',
    ],
    marks: ['"image"'],
  },
  {
    name: 'two ways to send',
    page: pageOf({ chat: CHAT, post: POST }),
    says: [
      'contact › form: A contact form has "chat" and "post", but only one of them is possible. Take one out.',
    ],
  },
  {
    name: 'a way that says nowhere to go',
    page: pageOf({ chat: { ...CHAT, to: undefined } }),
    says: [
      'contact › form › chat: A chat target needs "to". Add it: a messenger that takes words after "?text=".',
    ],
  },
  {
    name: 'a chat that is a letter',
    page: pageOf({ chat: { ...CHAT, to: 'site:email' } }),
    says: [
      'contact › form › chat › to: "site:email" is "mailto:hello@example.com", but what stands here has to begin with "https://". Name another address.',
    ],
  },
  {
    name: 'a letter to a chat',
    page: pageOf({ mail: { ...MAIL, to: 'site:chat' } }),
    says: [
      'contact › form › mail › to: "site:chat" is "https://chat.example.com/1", but what stands here has to begin with "mailto:". Name another address.',
    ],
  },
  {
    name: 'a chat at no name of the site',
    page: pageOf({ chat: { ...CHAT, to: 'site:caht' } }),
    says: ['contact › form › chat › to: The site document has no address "caht". Did you mean "site:chat"?'],
  },
  {
    name: 'a chat on this site',
    page: pageOf({ chat: { ...CHAT, to: '/pricing' } }),
    says: [
      'contact › form › chat › to: "/pricing" does not fit. A chat is an address of a messenger ("https://…"), or one of the addresses of the site ("site:chat").',
    ],
  },
  {
    name: 'messages to no name of the site',
    page: sendingTo('site:emial'),
    says: [
      'contact › form › post › to: The site document has no address "emial". Did you mean "site:email"?',
    ],
  },
  {
    name: 'messages to a mailbox',
    page: sendingTo('site:email'),
    says: [
      'contact › form › post › to: "site:email" is "mailto:hello@example.com", but what stands here has to begin with "https://". Name another address.',
    ],
  },
  {
    name: 'messages to a mailbox, written out',
    page: sendingTo('mailto:a@example.com'),
    says: [
      'contact › form › post › to: "mailto:a@example.com" does not fit. Messages are sent to a path that the server of this site answers ("/messages"), to a form service ("https://…") or to one of the addresses of the site ("site:form").',
    ],
  },
  {
    name: 'messages to a page',
    page: sendingTo('/pricing'),
    says: [
      'contact › form › post › to: "/pricing" is a page of this site, and pages take no messages. Write the path of what receives them on your server, such as "/messages".',
    ],
  },
  {
    name: 'messages to the home page',
    page: sendingTo('/?sent'),
    says: [
      'contact › form › post › to: "/?sent" is a page of this site, and pages take no messages. Write the path of what receives them on your server, such as "/messages".',
    ],
  },
  {
    name: 'messages to a file',
    page: sendingTo('/images/chart.svg'),
    says: [
      'contact › form › post › to: "/images/chart.svg" is a file of this site, and files take no messages. Write the path of what receives them on your server, such as "/messages".',
    ],
  },
  {
    name: 'messages to the page of a file',
    page: sendingTo('/services/rpl.html'),
    says: [
      'contact › form › post › to: "/services/rpl.html" is a page of this site, and pages take no messages. Write the path of what receives them on your server, such as "/messages".',
    ],
  },
  {
    name: 'messages to this site, written out',
    page: sendingTo('https://www.example.com/messages'),
    says: [
      'contact › form › post › to: "https://www.example.com/messages" is on this site. Write its path alone: "/messages".',
    ],
  },
  {
    name: 'messages through folders with dots',
    page: sendingTo('/a/../messages'),
    says: [
      'contact › form › post › to: "/a/../messages" is no plain path. Write it whole, such as "/messages".',
    ],
  },
  {
    name: 'messages to a host that is none',
    page: sendingTo('https://forms'),
    says: ['contact › form › post › to: "forms" is not the name of a site, such as "www.example.com".'],
  },
  {
    name: 'a page that comes after and is not there',
    page: pageOf({ post: { ...POST, after: '/pricng' } }),
    says: ['contact › form › post › after: There is no page "/pricng". Did you mean "/pricing"?'],
  },
  {
    name: 'a page elsewhere that comes after',
    page: pageOf({ post: { ...POST, after: 'https://a.example' } }),
    says: [
      'contact › form › post › after: "https://a.example" does not fit. What comes after the message is a page of this site, such as "/thank-you".',
    ],
  },
  {
    name: 'a choice of nothing',
    page: withField({ kind: 'choice', name: 'a', label: 'A' }),
    says: ['contact › form › fields[0]: A field of the kind "choice" needs "options". Add it.'],
  },
  {
    name: 'an email address that cannot be wrong',
    page: withField({ kind: 'email', name: 'a', label: 'A' }),
    says: ['contact › form › fields[0]: A field of the kind "email" needs "invalid". Add it.'],
  },
  {
    name: 'digits in words',
    page: withField({ kind: 'text', name: 'a', label: 'A', digits: 4 }),
    says: [
      'contact › form › fields[0]: A field of the kind "text" has no "digits"; only "phone" and "number" may. Take it out, or change the kind.',
    ],
  },
  {
    name: 'a kind that there is not',
    page: withField({ kind: 'textarea', name: 'a', label: 'A' }),
    says: [
      'contact › form › fields[0]: "kind" is one of "text", "email", "phone", "number", "date", "time", "message", "choice", "several" or "consent", not "textarea".',
    ],
  },
  {
    name: 'a cut that nobody is told of',
    page: withField({ kind: 'text', name: 'a', label: 'A', maxLength: 4 }),
    says: [
      'contact › form › fields[0]: The browser cuts what is longer than "maxLength", so the field has to say so. Add a "hint", such as "At most 300 characters".',
    ],
  },
  {
    name: 'a shape without the words that say so, and a date after one that is not there',
    page: withField(
      { kind: 'text', name: 'code', label: 'Postcode', shape: 'postcode-de' },
      { kind: 'date', name: 'to', label: 'To', invalid: 'No day', after: 'from' },
      { kind: 'date', name: 'end', label: 'End', invalid: 'No day', after: 'to' },
    ),
    says: [
      'contact › form › fields[0]: Visitors have to know why their words do not fit. Add "invalid", such as "A postcode has five digits".',
      'contact › form › fields[1] › after: "from" is no other date of this form. The other dates are "end".',
    ],
  },
  {
    name: 'a name with a space',
    page: withField({ kind: 'text', name: 'my name', label: 'A' }),
    says: [
      'contact › form › fields[0] › name: "my name" does not fit. A name is letters, digits, hyphens, dots and underscores without a space, such as "email" or "_next".',
    ],
  },
  {
    name: 'one name for two fields',
    page: withField(EMAIL, { ...EMAIL, label: 'Again' }),
    says: [
      'contact › form › fields[1] › name: The name "email" stands in this form twice; the first is on line 16. Choose another one.',
    ],
  },
  {
    name: 'a trap with the name of a field',
    page: pageOf({ post: { ...POST, trap: { name: 'email', label: 'Leave this' } } }),
    says: [
      'contact › form › post › trap › name: The name "email" stands in this form twice; the first is on line 16. Choose another one.',
    ],
  },
  {
    name: 'an option twice',
    page: withField({ kind: 'choice', name: 'a', label: 'A', options: ['B', 'B'] }),
    says: ['contact › form › fields[0]: "options" lists "B" twice. Take one of them out.'],
  },
];

golden(FORMS);
