type Document = { [field: string]: unknown };

const TEXT =
  'The path leads up from the village, past the mill and over the bridge. Most people take two hours for it and stay for lunch.';

/** Shows one photograph at the top and two beside text. */
export function pageOfThree([first = '', ...others]: string[]): Document {
  return {
    title: 'Three photographs',
    description: 'A page with three photographs: one at the top, two beside a text, as people put them.',
    blocks: [
      {
        type: 'hero',
        variant: 'split',
        heading: 'Three photographs',
        intro: TEXT,
        image: imageOf(first),
      },
      ...others.map(besideText),
    ],
  };
}

function besideText(name: string, index: number): Document {
  const side = index % 2 ? 'left' : 'right';
  return { type: 'media-text', side, image: imageOf(name), text: TEXT };
}

function imageOf(name: string): Document {
  return { src: `/images/${name}`, alt: 'A landscape under a wide sky' };
}
