// Lists all views to take pictures of: the pages that show the look, on screen and on paper, and every example of every block.
import { WIDTHS } from '../../../src/review/pictures/take.ts';
import { allExamples } from '../site/gallery.ts';
import { SHOWN_PAGES } from '../site/pages.ts';

export type Screen = { name: string; width: number; height: number };
export type Scheme = 'light' | 'dark';

export type View = {
  /** "home, phone": the names of its file and section. */
  file: string;
  section: string;
  from: 'site' | 'gallery';
  route: string;
  screen: Screen;
  paper?: boolean;
  schemes: Scheme[];
};

const BOTH: Scheme[] = ['light', 'dark'];
/** The size of A4 between its margins. */
const PAPER: Screen = { name: 'paper', width: 720, height: 1020 };

/** The widths at which tests/engine/visitors/examples.test.ts looks at examples. */
export const EXAMPLE_SCREENS: Screen[] = [
  { name: 'phone', width: 320, height: 900 },
  { name: 'desktop', width: 1280, height: 900 },
];

export const PAGE_VIEWS: View[] = SHOWN_PAGES.flatMap(({ route, name }) => [
  ...WIDTHS.map(screen => pageView(route, name, screen)),
  { ...pageView(route, name, PAPER), paper: true, schemes: ['light' as const] },
]);

function pageView(route: string, name: string, screen: Screen): View {
  return { file: `pages/${name}.txt`, section: screen.name, from: 'site', route, screen, schemes: BOTH };
}

export const EXAMPLE_VIEWS: View[] = allExamples()
  .filter(({ block }) => !block.hidden)
  .flatMap(example => EXAMPLE_SCREENS.map(screen => exampleView(example, screen)));

type ShownExample = { type: string; number: number; route: string };

export function exampleView({ type, number, route }: ShownExample, screen: Screen): View {
  const section = `example ${number}, ${screen.name}`;
  return { file: `blocks/${type}.txt`, section, from: 'gallery', route, screen, schemes: BOTH };
}

/** "home, phone, dark" */
export function nameOf({ file, section }: View, scheme?: Scheme): string {
  const subject = file.replace(/^.*\//, '').replace(/\.txt$/, '');
  return [subject, section, ...(scheme ? [scheme] : [])].join(', ');
}
