// Names of fields that people know from other programs, each under the name that our schemas use.
const MEANINGS: { [field: string]: string[] } = {
  heading: ['title', 'headline', 'header'],
  title: ['heading', 'headline', 'name'],
  text: ['label', 'content', 'body', 'description', 'caption', 'copy', 'markdown', 'html'],
  intro: ['subtitle', 'subheading', 'lead', 'description', 'text'],
  href: ['url', 'link', 'to', 'target', 'address'],
  src: ['url', 'href', 'path', 'file'],
  alt: ['description', 'altText'],
  links: ['buttons', 'actions', 'ctas', 'link'],
  items: [
    'cards',
    'list',
    'entries',
    'points',
    'questions',
    'steps',
    'children',
    'packages',
    'tags',
    'pages',
  ],
  image: ['picture', 'photo', 'img'],
  type: ['kind', 'block', 'component'],
  blocks: ['sections', 'content', 'body', 'components'],
  id: ['anchor', 'slug'],
  tone: ['theme', 'background', 'colour', 'color'],
  variant: ['layout', 'style'],
  name: ['title', 'label'],
  label: ['name', 'title'],
  value: ['number', 'amount'],
  price: ['amount', 'cost'],
  question: ['title', 'q'],
  answer: ['text', 'a'],
  hidden: ['draft', 'disabled', 'hide'],
  note: ['comment', '_comment', '//'],
};

export function sameMeaning(field: string, wanted: string[]): string | undefined {
  const name = field.toLowerCase();
  return wanted.find(candidate => Object.hasOwn(MEANINGS, candidate) && MEANINGS[candidate]?.includes(name));
}
