// Lists all files of a new site: pages that pass every check as they are, and what makes the folder a project of its own.
import { COMMANDS } from '../../base/commands.mjs';
import english from '../../base/languages/en.json';
import { textsOf } from '../../base/languages/read.ts';
import { dialled, phoneCountryOf } from '../../base/phones.ts';
import { ENGINE_LOOK } from '../../site/look/look.ts';
import { PLACEHOLDER_EMAIL, PLACEHOLDER_HOURS, placeholderPhone } from '../../site/new-site-placeholders.ts';
import { type Colours, drawSharedPicture, iconDrawing, iconPicture } from './picture.ts';
import { startFilesIn, withStartAttributes } from './start-files.ts';
import { type Imprint, type PageTexts, readTexts, type Texts } from './texts.ts';
import { CHECK, publishWorkflow } from './workflows.ts';

export type WantedSite = {
  name: string;
  language: string;
  currency: string;
  timeZone: string;
  address: string;
};

export type SiteFiles = { [file: string]: string | Buffer };

/** "address" is what package.json asks npm for: "file:../ashlar". "engine" is the engine's folder. */
export function filesOfNewSite(wanted: WantedSite, address: string, engine: string): SiteFiles {
  const texts = readTexts(wanted.language, engine);
  const { imprint } = texts;
  const at = addressesIn(texts);
  return {
    'pages/_site.json': inLines(siteDocument(wanted, texts)),
    'pages/index.json': inLines(page(texts.home, { links: [contactLink(texts)] })),
    [`pages${at.contact}.json`]: inLines(page(texts.contact)),
    [`pages${at.legal}.json`]: inLines(page(texts.legal)),
    ...(imprint && { [`pages${at.imprint}.json`]: inLines(imprintPage(imprint)) }),
    'pages/404.json': inLines({ ...page(texts.missing), index: false }),
    'pages/_starters/page.json': inLines({
      ...page(texts.starter),
      status: 'draft',
      note: texts.starter.note ?? NOTE,
    }),
    'pages/_look/tokens.css': LOOK,
    ...picturesIn(ENGINE_LOOK.colours),
    'package.json': inLines(packageOf(wanted.name, address)),
    'tsconfig.json': inLines(TSCONFIG),
    '.gitignore': 'node_modules/\ndist/\n.ashlar/\n',
    '.gitattributes': withStartAttributes(SAME_EVERYWHERE),
    ...startFilesIn(wanted.language),
    '.vscode/settings.json': inLines(EDITOR),
    '.github/workflows/check.yml': CHECK,
    '.github/workflows/publish.yml': publishWorkflow(wanted.timeZone),
    'README.md': readme(wanted.name, at.contact),
  };
}

function picturesIn(colours: Colours): SiteFiles {
  return {
    'pages/_public/images/shared.png': drawSharedPicture(colours),
    'pages/_public/favicon.svg': iconDrawing(colours),
    'pages/_public/icons/apple-touch-icon.png': iconPicture(colours, 180),
    'pages/_public/icons/icon-192.png': iconPicture(colours, 192),
    'pages/_public/icons/icon-512.png': iconPicture(colours, 512),
    'pages/_public/icons/icon-maskable-512.png': iconPicture(colours, 512),
  };
}

const NOTE =
  'A heading and a text, for any page. Write your words over the ones here. The page stays a draft until you take “Draft” off.';

function siteDocument(wanted: WantedSite, texts: Texts): object {
  const { name, language, currency, timeZone, address } = wanted;
  const at = addressesIn(texts);
  const { region = '' } = new Intl.Locale(language).maximize();
  const phone = placeholderPhone(phoneCountryOf(wanted));
  const pages = [link(texts.home, '/'), link(texts.contact, at.contact)];
  return {
    brand: name,
    tagline: texts.tagline,
    address,
    language,
    currency,
    timeZone,
    description: texts.description.replace('{brand}', () => name),
    image: '/images/shared.png',
    values: { email: PLACEHOLDER_EMAIL, phone },
    addresses: { email: `mailto:${PLACEHOLDER_EMAIL}`, phone: `tel:${dialled(phone)}` },
    header: {
      strip: [
        { text: '{phone}', href: 'site:phone' },
        { text: '{email}', href: 'site:email' },
      ],
      menu: pages,
      action: contactLink(texts),
    },
    footer: {
      columns: [{ title: '{brand}', items: pages }],
      copyright: '© {brand}',
      legal: [link(texts.legal, at.legal), ...(texts.imprint ? [link(texts.imprint, at.imprint)] : [])],
    },
    organization: {
      type: 'Organization',
      email: '{email}',
      phone: '{phone}',
      hours: PLACEHOLDER_HOURS,
      areas: [phoneCountryOf(wanted) ?? region],
      ...(texts.imprint && businessOf(texts.imprint)),
    },
    // If the engine does not speak the language, gives the author the English words to translate.
    ...(textsOf(language) === undefined && { words: english }),
  };
}

function addressesIn({ contact, legal, imprint }: Texts) {
  return {
    contact: `/${contact.address ?? 'contact'}`,
    legal: `/${legal.address ?? 'privacy'}`,
    imprint: `/${imprint?.address ?? 'imprint'}`,
  };
}

function imprintPage({ title, description, intro, reach, phone, email, behind }: Imprint): object {
  const details = [
    { label: phone, value: '{phone}', href: 'site:phone' },
    { label: email, value: '{email}', href: 'site:email' },
  ];
  const blocks = [
    { type: 'hero', heading: title, intro },
    { type: 'contact', variant: 'details', heading: reach, details },
    { type: 'team', heading: behind },
  ];
  return { title, description, blocks };
}

/** Visitors see none of it, and the check names each of it, until it is the real one. */
function businessOf({ street, person, registrations }: Imprint): object {
  return {
    address: { text: street, placeholder: true },
    registrations: registrations.map(one => ({ ...one, placeholder: true })),
    people: [{ ...person, placeholder: true }],
  };
}

function page({ title, description, intro, text }: Partial<PageTexts>, fields: object = {}): object {
  const head = { type: 'hero', heading: title, intro, ...fields };
  return { title, description, blocks: text ? [head, { type: 'prose', text }] : [head] };
}

function link({ title }: Pick<PageTexts, 'title'>, href: string): object {
  return { text: title, href };
}

function contactLink(texts: Texts): object {
  return { text: texts.write, href: addressesIn(texts).contact };
}

const LOOK = `/* The look of this site. Whatever is left out is the engine's own: docs/look.md of Ashlar lists what there is. */
:root {
  --accent: ${ENGINE_LOOK.tokens.light.accent};
}
`;

function packageOf(name: string, address: string): object {
  return {
    name: packageName(name),
    private: true,
    type: 'module',
    engines: { node: '^20.19.0 || >=22.12.0' },
    scripts: Object.fromEntries(COMMANDS.map(command => [command, `ashlar ${command}`])),
    devDependencies: { ashlar: address },
  };
}

/** "Zahnärzte am Münster" → "zahnarzte-am-munster" */
function packageName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 100) || 'site'
  );
}

/** Git may be set to change the ends of lines, on Windows above all. Then a file that is published as it is would be another one. */
const SAME_EVERYWHERE = `# Every computer writes these files as they are here, whatever its own Git is set to.
* text=auto eol=lf
# Visitors get these as they are, to the byte.
pages/_public/** -text
`;

/** For blocks of the site's own. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    verbatimModuleSyntax: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    // If the engine is a folder beside the site, its packages are in a folder of the engine.
    paths: {
      'react/*': ['./node_modules/@types/react/*', './node_modules/ashlar/node_modules/@types/react/*'],
    },
  },
  include: ['blocks', '.ashlar/types.ts'],
};

const schema = (kind: string) => `./.ashlar/schema/${kind}.schema.json`;
/** Patterns of VS Code begin at any depth, so the engine's own site and examples would be held to the names of this one. */
const NOT_OTHER_SITES = '!/node_modules/**';
const PAGES = ['/pages/**/*.json', '!/pages/_site.json', '!/pages/_shared/**', '!/pages/_public/**'];
const EDITOR = {
  'json.schemas': [
    { fileMatch: [...PAGES, NOT_OTHER_SITES], url: schema('page') },
    { fileMatch: ['/pages/_shared/*.json', NOT_OTHER_SITES], url: schema('shared') },
    { fileMatch: ['/pages/_site.json', NOT_OTHER_SITES], url: schema('site') },
  ],
};

function readme(name: string, contact: string): string {
  return `# ${name}

\`\`\`sh
npm install
npm start   # serves the site for editing and says where its content lives
\`\`\`

A double click does both: on \`Start.cmd\` on Windows, \`Start.command\` on macOS, \`start.desktop\` on Linux.

A file's path is its address: \`pages${contact}.json\` is \`${contact}\`. What the whole site shares is in \`pages/_site.json\`, its look in
\`pages/_look/\`. \`npm run new page\` starts a page, \`npm run check\` says what is wrong or could be better, \`npm run build\` writes the
finished site to \`dist/\`.

On GitHub, \`.github/workflows/publish.yml\` publishes the site whenever something is merged into \`main\`, and every day for pages whose day has
come. For that to work, say once in the repository's settings: *Pages › Source: GitHub Actions*, and *Custom domain*: the host of
\`"address"\` in \`pages/_site.json\`. The whole of it, and other hosts, is in
\`docs/publishing.md\` of Ashlar, which npm puts into \`node_modules/ashlar/\`.
`;
}

function inLines(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
