// Pictures: the file has to be there, be a picture and have a size; only drawings can be cropped.
import { isFields, type Path } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import { pictureSize } from '../../document/files/picture-size.ts';
import { listPublicFiles } from '../../document/files/public.ts';
import { didYouMean, nearestRoute, surelyRoute } from '../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

export const pictures: Rule = subject => [
  ...subject.pieces.flatMap(({ kind, value, path }) =>
    kind === 'image' && isFields(value) ? imageProblems(value, path, subject) : [],
  ),
  ...(fileProblem(subject.fields.image, ['image'], subject) ?? []),
];

function imageProblems(image: { [field: string]: unknown }, path: Path, subject: RuleInput): Problem[] {
  return [
    ...(fileProblem(image.src, [...path, 'src'], subject) ?? []),
    ...(cropProblem(image, [...path, 'crop'], subject) ?? []),
  ];
}

function fileProblem(src: unknown, path: Path, { say, library, parsed }: RuleInput): Problem[] | undefined {
  if (typeof src !== 'string') return undefined;
  if (/\/[._/]/.test(src)) {
    return [
      say(path, `${quoted(src)} is not the plain path of a picture. Write it like "/images/social.png".`),
    ];
  }
  if (!library.hasPublicFile(src)) {
    const files = listPublicFiles(library.root)
      .names.filter(name => name.startsWith('images/'))
      .map(name => `/${name}`);
    const [meant, ...others] = filesLike(src, files, nearestRoute);
    const [plain] = others.length > 0 ? [] : filesLike(src, files, surelyRoute);
    const hint = meant ? didYouMean(meant) : ' Put the file there, or name another one.';
    const message = `There is no picture ${quoted(`pages/_public${src}`)}.${hint}`;
    return [say(path, message, replacing(valueSpan(parsed, path), plain))];
  }
  const size = pictureSize(library.root, src);
  if (size && size.width > 0 && size.height > 0) return undefined;
  return [
    say(
      path,
      `The size of ${quoted(src)} cannot be read. Save the picture anew; a drawing (SVG) needs a viewBox.`,
    ),
  ];
}

/** The same name with other endings, or a name that is spelt nearly so. */
function filesLike(src: string, files: string[], near: typeof nearestRoute): string[] {
  const same = files.filter(file => withoutEnding(file) === withoutEnding(src));
  return same.length > 0 ? same : [near(src, files) ?? []].flat();
}

function withoutEnding(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}

function cropProblem(
  image: { [field: string]: unknown },
  path: Path,
  { say }: RuleInput,
): Problem[] | undefined {
  const { crop, src } = image;
  if (typeof crop !== 'string' || typeof src !== 'string') return undefined;
  const [, , width = 1, height = 1] = crop.split(' ').map(Number);
  if (!src.endsWith('.svg')) {
    return [say(path, 'Only drawings (SVG) can be cropped here. Crop the file itself and take "crop" out.')];
  }
  if (width > 0 && height > 0) return undefined;
  return [
    say(path, 'A crop of no width or no height shows nothing. Its last two numbers are width and height.'),
  ];
}
