// Resolves a picture: adds its size, and for a photograph the files that will be made of it.
import type { Picture } from '../../../schema/values.ts';
import { drawnPhotograph } from '../../document/pictures/photograph.ts';
import { pictureSize } from '../../document/pictures/size.ts';
import { cropOf, type ShownAtMost } from '../../document/pictures/variant.ts';
import { type Context, line } from './pieces.ts';

export type AuthoredPicture = {
  src: string;
  alt?: string;
  crop?: string;
  focus?: string;
  caption?: string;
  credit?: string;
};

export function picture(authored: AuthoredPicture, shown: ShownAtMost, context: Context): Picture {
  const { alt = '', focus, caption, credit } = authored;
  return {
    ...fileOf(authored, shown, context),
    alt: line(alt, context),
    ...(caption && { caption: line(caption, context) }),
    ...(credit && { credit: line(credit, context) }),
    ...(focus && { focus: focus.replace(' ', '-') }),
  };
}

function fileOf({ src, crop }: AuthoredPicture, shown: ShownAtMost, { root, picture }: Context) {
  const beside = picture?.(src, crop);
  if (beside) return { src: beside.src, width: beside.width, height: beside.height };
  const part = crop === undefined ? undefined : cropOf(crop);
  const { width = 1, height = 1 } = part ?? pictureSize(root, src) ?? {};
  const drawn = drawnPhotograph(root, src, { crop: part, ...shown });
  if (drawn) {
    const { still, ...photograph } = drawn;
    return { src: still, width, height, photograph };
  }
  return { src: part ? `${src}#svgView(viewBox(${Object.values(part).join(',')}))` : src, width, height };
}

/** Search engines get the whole drawing: they do not read the part named after "#". */
export function wholeFile({ src }: { src: string }): string {
  return src.replace(/#.*/, '');
}
