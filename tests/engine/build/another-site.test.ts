// @module-tag full-only
// A site in a folder of its own, with its own blocks, uses the package that "npm pack" makes. It installs the packages that it
// declares, and nothing writes into the package.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/base/commands.mjs';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { git } from '../../../src/site/git/git.ts';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { startDevServer } from '../../support/dev/dev-server.ts';
import {
  hero,
  pageWith,
  smallSite,
  temporarySite,
  writeFiles,
} from '../../support/documents/sites/small-site.ts';
import { copyProject } from '../../support/files/project-copy.ts';
import { type Run, run } from '../../support/files/run.ts';
import { isFull } from '../../support/size.ts';

const here = withBrowser();
/** An empty folder with nothing but the packages. */
let studio: string;
let engine: string;
let site: string;
let before: string[];

beforeAll(() => {
  studio = mkdtempSync(join(tmpdir(), 'ashlar-studio-'));
  engine = join(studio, 'node_modules/ashlar');
  unpack();
  for (const name of Object.keys(packageIn(engine).dependencies)) link(name);
  before = stampsOf(engine);
  site = temporarySite(smallSite({ 'pages/about/us.json': pageWith({ title: 'About us', index: false }) }));
});

afterAll(() => {
  for (const folder of [site, studio]) rmSync(folder, { recursive: true, force: true });
});

function unpack(): void {
  const project = copyProject();
  const words = ['pack', '--json', '--pack-destination', studio];
  const said = execFileSync('npm', words, { cwd: project.folder, encoding: 'utf8', stdio: 'pipe' });
  // npm prints the output of the package's scripts first.
  const [{ filename }] = JSON.parse(said.slice(said.lastIndexOf('\n[') + 1));
  mkdirSync(engine, { recursive: true });
  execFileSync('tar', ['xzf', join(studio, filename), '-C', engine, '--strip-components=1']);
  project.remove();
}

function link(name: string): void {
  const place = join(studio, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules', name), place, 'junction');
}

type Table = { [name: string]: string };
type Package = { dependencies: Table; devDependencies: Table; scripts: Table };

function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The times of all files of the engine. Generated files are left out, because one test removes them. */
function stampsOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(file => !file.includes('/src/generated/'))
    .map(file => `${relative(folder, file)} ${statSync(file).mtimeMs}`);
}

function ashlar(folder: string, ...words: string[]): Run {
  return run(folder, [join(engine, 'scripts/run.mjs'), ...words]);
}

const inSite = (...words: string[]) => ashlar(site, ...words);
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(site, file), text);

describe('the package', () => {
  it('holds the engine, compiled, without the first site and without tests', () => {
    const names = before.map(name => name.replace(/ .*/, ''));
    expect(names.filter(name => /(^|[./])test\.tsx?$|^pages|^tests|^scripts\/project/.test(name))).toEqual(
      [],
    );
    for (const made of ['program/[^/]+/check', 'composer/[^/]+/composer'])
      expect(names.filter(name => new RegExp(`^compiled/${made}\\.js$`).test(name))).toHaveLength(1);
    expect(names).toContain('src/composer/window/styles/tokens.css');
    expect(names.filter(name => /^compiled\/composer\/[^/]+\/instrument-sans-\w+/.test(name))).toHaveLength(
      3,
    );
  });

  it('starts a site that has all commands, and whose workflow does its work', () => {
    const words = [
      '--name',
      'Shop',
      '--language',
      'fr',
      '--currency',
      'EUR',
      '--time-zone',
      'Europe/Paris',
      '--address',
      'https://example.com',
    ];
    const made = ashlar(studio, 'new', 'site', 'shop', ...words, '--engine', 'github:studio/ashlar');
    expect(made.status, made.output).toBe(0);
    const shop = join(studio, 'shop');
    expect(Object.keys(packageIn(shop).scripts)).toEqual(COMMANDS);
    const workflow = readFileSync(join(shop, '.github/workflows/check.yml'), 'utf8');
    const steps = [...workflow.matchAll(/- run: npm (?:run --silent )?(.+)/g)].map(([, step = '']) => step);
    expect(steps).toEqual(['ci', 'check -- --format github', 'build']);
    expect(workflow).toMatch(/uses: actions\/cache@.*\n +with:\n +path: ~\/\.cache\/ashlar\/\*\/pictures\n/);
    for (const step of steps.slice(1)) {
      const { status, output } = ashlar(shop, ...step.replace('-- ', '').split(' '));
      expect(status, output).toBe(0);
    }
    // A site without blocks of its own uses the program compiled in the package, and its validators.
    for (const made of ['program', 'client', 'validators'])
      expect([shop, engine].filter(folder => existsSync(join(keptPlace(folder), made)))).toEqual([]);
  });

  it('opens the composer, with the script that it brings along', async () => {
    const shop = join(studio, 'shop');
    const server = await startDevServer(shop, { program: join(engine, 'scripts/run.mjs') });
    try {
      const { page, complaints } = await openPage(here.browser);
      await page.goto(`${server.url}/_edit`);
      await page.getByText('Saved here').waitFor();
      await page.frameLocator('iframe').locator('h1').first().waitFor();
      expect(complaints).toEqual([]);
    } finally {
      server.stop();
    }
    const kept = [shop, engine].map(folder => join(keptPlace(folder), 'composer'));
    expect(kept.filter(folder => existsSync(folder))).toEqual([]);
  });

  it('starts a block in TypeScript that knows its fields', () => {
    const shop = join(studio, 'shop');
    expect(ashlar(shop, 'new', 'block', 'opening-hours').status).toBe(0);
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    expect(run(shop, [tsc, '-p', '.'])).toEqual({ status: 0, output: '' });
  });
});

describe('a command', () => {
  it('needs no name of the site inside of its folder, nor below', () => {
    expect(ashlar(join(site, 'pages/about'), 'check', 'us.json')).toEqual({
      status: 0,
      output: '1 page, no mistakes.\n',
    });
  });

  it('takes the name of the site from elsewhere', () => {
    expect(ashlar(engine, 'check', '--site', site, '/about/us').output).toBe('1 page, no mistakes.\n');
    expect(ashlar(studio, 'check', `--site=${site}`, '/about/us').status).toBe(0);
  });

  it('that takes pictures names the one command that brings what it takes them with', () => {
    git(site, ['init']);
    git(site, ['add', '--all']);
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    git(site, [...who, 'commit', '-m', 'Begin']);
    const page = read('pages/about/us.json');
    write('pages/about/us.json', page.replace('"heading": "', '"heading": "Really: '));
    const wanted = `playwright-core@${packageIn(process.cwd()).devDependencies['playwright-core']}`;
    expect(inSite('changes', 'HEAD', '--pictures', 'shown')).toEqual({
      status: 2,
      output: `Pictures are taken with playwright-core, which is not installed. Type "npm install --save-dev ${wanted}", and then this command again.\n`,
    });
    if (isFull) {
      link('playwright-core');
      const { status, output } = inSite('changes', 'HEAD', '--pictures', 'shown');
      expect(status, output).toBe(0);
      expect(readdirSync(join(site, 'shown'))).toContain('01-about-us-phone-after.png');
      rmSync(join(site, 'shown'), { recursive: true });
    }
    rmSync(join(site, '.git'), { recursive: true });
    write('pages/about/us.json', page);
  });

  it.each([
    ['where there is no site', ['check'], 'There is no site here: neither '],
    ['that names a folder without one', ['build', '--site', '/usr'], 'There is no site in /usr: it has no'],
    ['that names none', ['start', '--site'], 'Name the folder of the site after --site'],
    ['that there is not', ['chekc'], 'The commands are build, changes, check, '],
  ])('%s says what is missing', (_, words, sentence) => {
    const { status, output } = ashlar(studio, ...words);
    expect(status).toBe(2);
    expect(output).toContain(sentence);
    expect(output.split('\n')).toHaveLength(2);
  });
});

describe('a block of the site’s own', () => {
  it('is made beside the engine’s, or takes the place of one of the same name, and is drawn with its style', () => {
    expect(inSite('new', 'block', 'price-tag').output).toContain('Made blocks/price-tag.');
    expect(readdirSync(join(site, 'blocks/price-tag'))).not.toContain('de.json');
    expect(read('.ashlar/types.ts')).toContain('interface PriceTagBlock');
    expect(read('.ashlar/schema/page.schema.json')).toContain('"price-tag"');
    expect(inSite('new', 'block', 'notice').output).toMatch(
      /^Made blocks\/notice\.[\s\S]+\nFrom now on it stands in the place of Ashlar's own "notice", on every page/,
    );
    const blocks = [hero, { type: 'price-tag', text: 'Cheap.' }, { type: 'notice', text: 'Ours.' }];
    write('pages/about/us.json', JSON.stringify(pageWith({ title: 'About us', blocks })));
    expect(inSite('check').output).toContain('2 pages, no mistakes');
    expect(inSite('build').output).toContain(`2 pages in ${join(site, 'dist')}`);
    const page = read('dist/about/us.html');
    expect(page).toContain('class="block block--plain price-tag"');
    expect(page).toContain('.price-tag__in{');
    expect(page).toContain('block--plain notice');
    expect(page).not.toContain('notice__frame');
    rmSync(join(site, 'blocks/notice'), { recursive: true });
  });

  it('with a mistake in its code is named, with the place', () => {
    const component = 'blocks/price-tag/Component.tsx';
    const good = read(component);
    const page = pageWith({ title: 'About us', blocks: [hero, { type: 'price-tag', text: 'Cheap.' }] });
    write('pages/about/us.json', JSON.stringify(page));
    write(component, good.replaceAll('Section', 'Sektion'));
    expect(inSite('check')).toEqual({
      status: 1,
      output:
        'blocks/price-tag/Component.tsx:1:10  "ashlar/ui" has no "Sektion" to import. Did you mean "Section"?\n',
    });
    write(component, `import 'lodash-es';\n${good}`);
    expect(inSite('check').output).toBe(
      'blocks/price-tag/Component.tsx:1:8  There is no package "lodash-es" to import. Install it beside Ashlar, or take the import out.\n',
    );
    write(component, `${good}export { word } from '../../lib/words.ts';`);
    expect(inSite('check')).toEqual({
      status: 1,
      output: `${component}:${good.split('\n').length}:22  "../../lib/words.ts" stands elsewhere. A block takes code from blocks/, from packages and from .ashlar/types.ts alone. Move the file into blocks/, or take this out.\n`,
    });
    write(component, good);
    const sheet = 'blocks/price-tag/style.css';
    const styles = read(sheet);
    write(
      sheet,
      `@import "../../lib/words.css";\n${styles}\n.price-tag { background: url(../../lib/a.png); }\n`,
    );
    const { status, output } = inSite('build');
    expect(status).toBe(1);
    expect(output).toContain(
      `${sheet}:1:1  Styles of another file are not taken in. Write the rules themselves here.`,
    );
    expect(output).toContain('"../../lib/a.png" is not a file of this site.');
    write(sheet, styles);
    write(
      component,
      good.replace('Section, ', 'Icon, Section, ').replace('<Text', '<Icon name="oven" /><Text'),
    );
    expect(inSite('build').output).toContain(
      'The price-tag block could not be drawn: there is no icon "oven". Its component is blocks/price-tag/Component.tsx.',
    );
    write(component, good);
  });

  it('is in the gallery', () => {
    expect(inSite('gallery', 'shown').output).toContain(`The gallery is in ${join(site, 'shown')}`);
    expect(read('shown/price-tag/1.html')).toContain('block--plain price-tag');
    expect(read('shown/hero/1.html')).toContain('hero');
  });

  it('and a page are seen as they are edited', async () => {
    write(
      'pages/about/us.json',
      JSON.stringify(pageWith({ title: 'About us', blocks: [hero, { type: 'price-tag', text: 'Cheap.' }] })),
    );
    // This is how an engine looks if npm has run none of its scripts.
    rmSync(join(engine, 'src/generated'), { recursive: true });
    const server = await startDevServer(site, { program: join(engine, 'scripts/run.mjs') });
    try {
      const { page, complaints } = await openPage(here.browser);
      await page.goto(`${server.url}/about/us`);
      await page.locator('main[data-app=here] .price-tag', { hasText: 'Cheap.' }).waitFor();
      write('pages/about/us.json', read('pages/about/us.json').replace('Cheap.', 'Cheaper.'));
      await page.locator('.price-tag', { hasText: 'Cheaper.' }).waitFor();
      write('blocks/price-tag/style.css', '@layer blocks { .price-tag { outline: 7px solid; } }');
      await expect
        .poll(() => page.locator('.price-tag').evaluate(block => getComputedStyle(block).outlineWidth))
        .toBe('7px');
      const component = 'blocks/price-tag/Component.tsx';
      write(component, read(component).replace('<Text html={block.text} />', '<b>redrawn</b>'));
      await page.locator('.price-tag b', { hasText: 'redrawn' }).waitFor();
      const schema = 'blocks/price-tag/schema.json';
      write(
        schema,
        read(schema).replace('"text": {', '"unit": { "type": "string", "maxLength": 9 }, "text": {'),
      );
      await expect.poll(() => read('.ashlar/types.ts')).toContain('unit?: string');
      // If Vite took the engine's elements for a package, it would find it late and reload the page while somebody works.
      const packages = readdirSync(join(keptPlace(site), 'vite/deps'));
      expect(packages.filter(name => name.startsWith('ashlar'))).toEqual([]);
      // This page still asks for the first site's fonts and icons.
      expect(complaints.filter(text => !text.includes('404 (Not Found)'))).toEqual([]);
    } finally {
      server.stop();
    }
  });
});

describe('the other commands', () => {
  it('start a page and move it', () => {
    write('pages/contact.json', JSON.stringify(pageWith({ title: 'Contact us' })));
    expect(inSite('rename', '/contact', '/write').output).toContain('Moved pages/contact.json');
    expect(inSite('migrate')).toEqual({ status: 0, output: 'Everything has its newest shape already.\n' });
    expect(inSite('generate').status).toBe(0);
  });

  it('tell what has changed where Git keeps the site below other things', () => {
    const top = temporarySite({ 'README.md': 'Two sites' });
    const files = smallSite({});
    writeFiles(join(top, 'sites/one'), files);
    const commit = (...words: string[]) =>
      expect(git(top, ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words]).status).toBe(
        0,
      );
    commit('init');
    commit('add', '.');
    commit('commit', '-m', 'First');
    writeFileSync(
      join(top, 'sites/one/pages/index.json'),
      JSON.stringify(
        pageWith({ title: 'Home of the site', blocks: [{ ...hero, heading: 'Another heading' }] }),
      ),
    );
    const { status, output } = ashlar(join(top, 'sites/one'), 'changes');
    expect(output).toContain('Another heading');
    expect(output).not.toContain('block');
    expect(status).toBe(0);
    rmSync(top, { recursive: true });
  });
});

it('nothing was written into the engine’s folder', () => {
  expect(stampsOf(engine)).toEqual(before);
});
