// Says which files a test is about. Imports do not tell, because nearly every browser test needs the whole engine. So each folder
// of tests names the source folders whose faults it is most likely to find.
import { dirname } from 'node:path';

export const SOURCES: { [room: string]: string[] } = {
  'tests/engine/build': [
    'src/base',
    'src/commands',
    'src/document',
    'src/draw',
    'src/generated',
    'src/publish',
    'src/review',
    'src/site',
    'scripts',
  ],
  'tests/engine/composer': ['src/composer', 'src/change/journal', 'src/dev'],
  'tests/engine/dev': ['src/change', 'src/check', 'src/dev', 'src/document/json'],
  'tests/engine/project': ['.ci', '.github', 'docs', 'scripts/project'],
  'tests/engine/visitors': ['blocks', 'examples', 'schema', 'src/base/languages', 'src/draw/page', 'src/ui'],
  'tests/site/access': ['blocks', 'src/draw/html', 'src/draw/styles', 'src/ui'],
  'tests/site/hosts': ['src/publish'],
  'tests/site/look': [
    'blocks',
    'pages/_look',
    'src/site/look',
    'src/draw/styles',
    'src/ui',
    'tests/accepted',
  ],
  'tests/site/pages': ['pages', 'src/draw/html', 'src/publish', 'tests/promises.json'],
  'tests/site/visitors': ['blocks', 'src/browser', 'src/draw/page', 'src/ui'],
};

/** Whether a change of this path is a reason to run that test file. */
export function isTouched(test: string, path: string): boolean {
  const folder = dirname(test);
  if (path === test) return true;
  if (folder in SOURCES) return (SOURCES[folder] ?? []).some(source => isIn(source, path));
  // A test beside its sources is about their folder. A test in src/ itself is about everything, so any change would touch it.
  return folder === 'src' ? dirname(path) === folder : isIn(folder, path);
}

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
