// Draws the gallery: lists its addresses and draws the document at each. The dev server asks for one address, the build for all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Sides } from '../../base/places.mjs';
import { checkPage } from '../../check/check.ts';
import { checkExamples } from '../../check/whole-site/block-examples.ts';
import type { AuthoredBlock } from '../../document/problem/document.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { fieldsOf, piecesOf } from '../../document/schema/fields.ts';
import { drawFavicon } from '../../draw/html/favicon.ts';
import { loadStyle, loadStyles, type StyleSheets } from '../../draw/html/styles.ts';
import { openLibrary } from '../../site/library/library.ts';
import { ENGINE_LOOK, type SiteLook } from '../../site/look/look.ts';
import type { Library } from '../../site/types.ts';
import { BlockPage } from './BlockPage.tsx';
import { type Example, examplesOf, examplesSite, pageOf, wholePages } from './examples.ts';
import { FirstPage } from './FirstPage.tsx';
import { frameDocument, wholeFrame } from './frame.ts';
import type { Entry, Site } from './parts.tsx';
import { publicPictures } from './pictures.ts';

type Options = {
  base: string;
  /** The address of the script that fits frames and copies JSON. */
  script: string;
};

export type Gallery = ReturnType<typeof openGallery>;

type Project = {
  library: Library;
  /** The site behind the examples of a block. Blocks of the engine use a site of the engine's. */
  libraryOf: (type: string) => Library;
  /** The site behind the examples of the engine. */
  engines: Library;
  look: SiteLook;
  styles: StyleSheets;
  site: Site;
  examples: Example[];
};

/** The style sheets of the gallery's own pages. */
const OWN_SHEETS = ['base', 'choices', 'pill'];

export function openGallery(sides: Sides, options: Options) {
  const project = readProject(sides, options);
  const pages = pagesOf(project, publicPictures(sides.site));
  const starts = startsOf(project);
  return {
    examples: project.examples,
    addresses: [...pages.keys()],
    document: (address: string): string | undefined => (pages.get(address) ?? starts.get(address))?.(),
    /** Uses the engine's look, to set the gallery apart from the examples, which have the site's. */
    styleSheet: () =>
      OWN_SHEETS.map(name => loadStyle(sides, ENGINE_LOOK, name).css).join('') +
      readFileSync(join(sides.engine, 'src/publish/gallery/gallery.css'), 'utf8'),
    /** Undefined if the site has one. */
    favicon: project.look.hasFavicon ? undefined : drawFavicon(project.site.brand, project.look),
    problems: () => problemsOf(project),
  };
}

function readProject(sides: Sides, { base, script }: Options): Project {
  const { engine, site } = sides;
  const library = openLibrary(site, engine);
  const engines = openLibrary(examplesSite(engine, site), engine);
  const libraryOf = (type: string) => (library.homeOf(type) === engine ? engines : library);
  const look = withLateFaces(library.look().look);
  const brand = library.settings().document?.brand ?? 'this site';
  const blocks = library.types.map(type => ({
    type,
    purpose: String(library.definitions[type]?.description ?? ''),
  }));
  const examples = library.types.flatMap(type => examplesOf(type, library.homeOf(type)));
  return {
    library,
    libraryOf,
    engines,
    look,
    styles: loadStyles(sides, look),
    site: { base, brand, script, blocks },
    examples,
  };
}

/** Shows the site's fonts in examples even if they come late, because nobody is reading them meanwhile. */
function withLateFaces(look: SiteLook): SiteLook {
  const late = (css: string) => css.replace(/font-display: ?optional/g, 'font-display:swap');
  const { css, rareCss } = look.faces;
  return { ...look, faces: { ...look.faces, css: late(css), rareCss: late(rareCss) } };
}

/** The addresses of the gallery, each with a function that draws its document. */
function pagesOf(project: Project, pictures: string[]): Map<string, () => string> {
  const { library, libraryOf, engines, styles, site, examples } = project;
  const pieces = piecesOf(library.definitions);
  const whole = wholePages(engines);
  const pages = whole.map(({ route, document }) => ({ route, title: String(document?.title) }));
  return new Map([
    [site.base || '/', () => html(<FirstPage {...{ site, pages, pieces, pictures }} />)],
    ...whole.map(file => [`${site.base}${file.route}`, () => wholeFrame(file, engines, styles)] as const),
    ...site.blocks.map(block => [`${site.base}/${block.type}`, () => blockPage(block, project)] as const),
    ...examples.map(
      example =>
        [
          `${site.base}/${example.type}/${example.number}`,
          () => frameDocument(example, libraryOf(example.type), styles),
        ] as const,
    ),
  ]);
}

/** Each block as it begins on this site: its first example, in the language of the site. */
function startsOf({ library, libraryOf, styles, site }: Project): Map<string, () => string> {
  const language = library.settings().document?.language;
  return new Map(
    library.types.flatMap(type => {
      const [block] = library.examples(type, language ?? 'en') as AuthoredBlock[];
      const example = block && { type, number: 1, json: '', block };
      return example
        ? [[`${site.base}/${type}/start`, () => frameDocument(example, libraryOf(type), styles)] as const]
        : [];
    }),
  );
}

function blockPage({ type, purpose }: Entry, { library, site, examples }: Project): string {
  const own = examples.filter(example => example.type === type);
  const blocks = own.map(({ block }) => block);
  const fields = fieldsOf(library.definitions[type] ?? {}, library.definitions, blocks);
  const file = `blocks/${type}/examples.json`;
  const problems = checkExamples(library, library.types).filter(problem => problem.file === file);
  return html(
    <BlockPage site={site} type={type} purpose={purpose} {...{ fields, problems }} examples={own} />,
  );
}

/** What the check finds wrong with any example. */
function problemsOf({ library, libraryOf, examples }: Project): Problem[] {
  const broken = checkExamples(library, library.types);
  if (broken.length > 0) return broken;
  return examples
    .flatMap(example => checkPage(pageOf(example, libraryOf(example.type)), libraryOf(example.type)))
    .filter(({ level }) => level === 'error');
}

function html(page: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
