// The social pictures that finished pages name in, their files in the folder of the finished site out: each drawn once, and kept.
import { existsSync, readFileSync } from 'node:fs';
import { atOnce } from '../base/at-once.ts';
import { startProgress } from '../base/progress.ts';
import { kept, keptFile } from '../pictures/kept.ts';
import { socialDrawing, socialPng } from '../pictures/social/draw.ts';
import type { SocialPicture } from '../resolve/social-picture.ts';
import { socialTheme } from '../site/social-pictures.ts';
import type { Library } from '../site/types.ts';
import type { Output } from './output-folder.ts';

/** Letters are set on one core; the others are for the encoding. */
const JOBS = 3;

export async function publishSocialPictures(
  pictures: SocialPicture[],
  library: Library,
  output: Output,
): Promise<void> {
  const needed = pictures.filter(({ name }) => !output.has(name));
  for (const { name } of pictures) output.keep(name);
  const missing = needed.filter(picture => !existsSync(keptFile(library.root, keptSocialName(picture))));
  const progress = startProgress('Drawing social pictures:', missing.length);
  await atOnce(JOBS, missing, async picture => {
    await makeSocialPicture(picture, library);
    progress.step();
  });
  progress.done();
  for (const picture of needed)
    output.put(picture.name, readFileSync(keptFile(library.root, keptSocialName(picture))));
}

/** Comes out: where the file is. */
export function makeSocialPicture(picture: SocialPicture, library: Library): Promise<string> {
  return kept(library.root, keptSocialName(picture), async () => {
    const found = socialTheme(library);
    if (!found) throw new Error('This site has no typeface to draw social pictures with.');
    return socialPng(await socialDrawing(picture.words, found.theme));
  });
}

/** What two pages of the same words are drawn as is the same. */
export function keptSocialName({ stamp }: SocialPicture): string {
  return `social-${stamp}.png`;
}
