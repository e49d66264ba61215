// Checks pages/: see src/commands/check.ts for its arguments and exit codes.
import { join } from 'node:path';
import { keptPlace } from '../src/base/kept-place.mjs';
import { refreshHelp } from '../src/change/editor/generate.ts';
import { refusedShapes } from '../src/change/newer-shapes/refuses-old-content.ts';
import { runCheck } from '../src/commands/check.ts';
import { inspectPhotographs } from '../src/document/pictures/inspect.ts';
import { keepKnown } from '../src/document/pictures/known.ts';
import { photographsIn } from '../src/document/pictures/photograph.ts';
import { hashSources } from '../src/publish/bundle/sources.mjs';
import { command, isColourful } from './command.ts';

export const run = command(async (words, places, folder, sources = hashSources(places)) => {
  // A check of one file should be quick, so it refreshes nothing else.
  if (!words.some(word => !word.startsWith('-'))) refreshHelp(places);
  inspectPhotographs(places, photographsIn(places.site));
  const around = {
    folder,
    colours: isColourful(),
    kept: { file: join(keptPlace(places.site), 'checked.json'), sources },
  };
  const { code, out } = runCheck(words, places, around, await refusedShapes(places));
  keepKnown(places.site);
  console.log(out);
  // Not process.exit, which would cut off a long report in a pipe.
  return code;
});
