// Publishes the pictures that show when a page is shared. Each is drawn once and kept.
import { inParallel } from '../base/in-parallel.ts';
import { startProgress } from '../base/progress.ts';
import { kept, keptPicture } from '../draw/pictures/kept.ts';
import type { SocialPicture } from '../draw/resolve/social-picture.ts';
import { socialDrawing, socialPng } from '../draw/social/draw.ts';
import { socialTheme } from '../site/social-pictures.ts';
import type { Library } from '../site/types.ts';
import type { Output } from './output-folder.ts';

/** Setting letters uses one core; the other jobs are for encoding. */
const JOBS = 3;

export async function publishSocialPictures(
  pictures: SocialPicture[],
  library: Library,
  output: Output,
): Promise<void> {
  const missing: SocialPicture[] = [];
  for (const picture of pictures) {
    if (output.has(picture.name)) {
      output.keep(picture.name);
      continue;
    }
    const made = keptPicture(library.root, keptSocialName(picture));
    if (made) output.put(picture.name, made);
    else missing.push(picture);
  }
  const progress = startProgress('Drawing social pictures:', missing.length);
  await inParallel(JOBS, missing, async picture => {
    output.put(picture.name, await makeSocialPicture(picture, library));
    progress.step();
  });
  progress.done();
}

export function makeSocialPicture(picture: SocialPicture, library: Library): Promise<Buffer> {
  return kept(library.root, keptSocialName(picture), async () => {
    const found = socialTheme(library);
    if (!found) throw new Error('This site has no typeface to draw social pictures with.');
    return socialPng(await socialDrawing(picture.words, found.theme));
  });
}

/** Two pages with the same words share one picture. */
export function keptSocialName({ stamp }: SocialPicture): string {
  return `social-${stamp}.png`;
}
