// What processes find around them, the same for every test on every machine.
import { join } from 'node:path';

const TYPEFACES = join(process.cwd(), 'tests/support/typefaces');

/** The paths of fontconfig files. */
export const USUAL_TYPEFACES = join(TYPEFACES, 'usual.conf');
export const ONLY_DEJAVU = join(TYPEFACES, 'dejavu.conf');

export const SURROUNDINGS: { [name: string]: string } = {
  FONTCONFIG_FILE: USUAL_TYPEFACES,
};
