// A project in, its gallery out: every address there is, and the document at an address. The dev server asks for one, the build for all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkPage } from '../content/check.ts';
import { checkExamples } from '../content/examples.ts';
import { openLibrary } from '../content/library.ts';
import type { Problem } from '../content/problem.ts';
import { loadStyles } from '../document/styles.ts';
import { fieldsOf, piecesOf } from '../schema/fields.ts';
import { BlockPage } from './BlockPage.tsx';
import { type Example, examplesOf, pageOf } from './examples.ts';
import { FirstPage } from './FirstPage.tsx';
import { frameDocument } from './frame.ts';
import type { Site } from './parts.tsx';
import { publicPictures } from './pictures.ts';

type Options = {
  /** The folder that holds pages/. */
  content: string;
  /** The folder that holds blocks/. */
  root: string;
  base: string;
  /** The address of the script that fits frames and copies. */
  script: string;
};

export type Gallery = ReturnType<typeof openGallery>;

export function openGallery({ content, root, base, script }: Options) {
  const library = openLibrary(content, root);
  const styles = loadStyles(root);
  const types = library.types;
  const examples = new Map(types.map(type => [type, examplesOf(type, root)]));
  const purpose = (type: string) => String(library.definitions[type]?.description ?? '');
  const brand = library.site().document?.brand ?? 'this site';
  const site: Site = { base, brand, script, blocks: types.map(type => ({ type, purpose: purpose(type) })) };

  function firstPage(): string {
    return html(
      <FirstPage site={site} pieces={piecesOf(library.definitions)} pictures={publicPictures(content)} />,
    );
  }

  function blockPage(type: string): string {
    const own = examples.get(type) ?? [];
    const schema = library.definitions[type] ?? {};
    const blocks = own.map(({ block }) => block);
    const problems = checkExamples(library, root).filter(
      ({ file }) => file === `blocks/${type}/examples.json`,
    );
    const fields = fieldsOf(schema, library.definitions, blocks);
    return html(<BlockPage {...{ site, type, fields, problems }} purpose={purpose(type)} examples={own} />);
  }

  function all(): Example[] {
    return [...examples.values()].flat();
  }

  const pages = new Map<string, () => string>([
    [base || '/', firstPage],
    ...types.map(type => [`${base}/${type}`, () => blockPage(type)] as const),
    ...all().map(
      example =>
        [`${base}/${example.type}/${example.number}`, () => frameDocument(example, library, styles)] as const,
    ),
  ]);

  return {
    styles,
    examples: all(),
    addresses: [...pages.keys()],
    document: (address: string): string | undefined => pages.get(address)?.(),
    styleSheet: () =>
      (styles.get('base')?.css ?? '') + readFileSync(join(root, 'src/gallery/gallery.css'), 'utf8'),
    /** What is wrong with any example, in the words of the check. */
    problems: (): Problem[] => {
      const broken = checkExamples(library, root);
      return broken.length > 0 ? broken : all().flatMap(example => checkPage(pageOf(example), library));
    },
  };
}

function html(page: React.ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
