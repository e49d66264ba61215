import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { pageWith, smallSite, writeFiles } from '../../support/documents/sites/small-site.ts';
import { copyProject, type ProjectCopy } from '../../support/files/project-copy.ts';
import { type Run, script } from '../../support/files/run.ts';

/** Builds two versions of the site, which takes time. */
const PATIENCE = 600_000;

let project: ProjectCopy;
const here = withBrowser();
let outcome: Run;

beforeAll(async () => {
  project = copyProject();
  rmSync(join(project.folder, 'pages'), { recursive: true });
  writeFiles(
    project.folder,
    smallSite({
      'pages/faq.json': pageWith({ title: 'Questions' }),
      'pages/404.json': pageWith({ title: 'Not here', index: false }),
    }),
  );
  // Here the packages are a link, which a commit would take for a file.
  project.write('.gitignore', 'node_modules\nsrc/generated\n.ashlar\n/pictures\n');
  git('init', '--initial-branch', 'main');
  git('add', '--all');
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
    'commit',
    '-m',
    'Begin',
  );
  project.edit('pages/faq.json', '"heading": "', '"heading": "Frequent: ');
  outcome = script(project.folder, 'changes', ['HEAD', '--pictures', join(project.folder, 'pictures')]);
}, PATIENCE);

afterAll(() => {
  project?.remove();
});

function git(...args: string[]): void {
  expect(spawnSync('git', args, { cwd: project.folder }).status).toBe(0);
}

describe('pictures of a change', () => {
  it('are taken of the changed pages, before and after, on a phone and a desktop', () => {
    expect(outcome.output).toContain('heading of the page changed');
    expect(outcome.status).toBe(0);
    const files = readdirSync(join(project.folder, 'pictures')).sort();
    expect(files).toEqual([
      '01-faq-desktop-after.png',
      '01-faq-desktop-before.png',
      '01-faq-phone-after.png',
      '01-faq-phone-before.png',
      'index.html',
    ]);
    const bytes = (name: string) => readFileSync(join(project.folder, 'pictures', name));
    expect(bytes('01-faq-phone-before.png').equals(bytes('01-faq-phone-after.png'))).toBe(false);
  });

  it('stand side by side on a page that opens from its folder', async () => {
    const { page, complaints, close } = await openPage(here.browser);
    await page.goto(pathToFileURL(join(project.folder, 'pictures/index.html')).href);
    const widths = await page.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map(image => image.decode()));
      return images.map(image => image.naturalWidth);
    });
    expect(widths).toEqual([1280, 1280, 390, 390]);
    expect(complaints).toEqual([]);
    await close();
  });
});
