// Checks pictures: the file exists, browsers can show it, its name is plain, and its crop lies within it.
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { otherInForm, says, the, together } from '../../../base/sentences/said.ts';
import { listPublicFiles } from '../../../document/files/public.ts';
import { type PictureFile, pictureFile } from '../../../document/pictures/files/file.ts';
import { isPictureKind, nameTrouble, plainSrc } from '../../../document/pictures/files/name.ts';
import {
  animationTrouble,
  contentTrouble,
  type PictureTrouble,
  weightTrouble,
} from '../../../document/pictures/files/trouble.ts';
import { faultOf } from '../../../document/pictures/inspect.ts';
import { isPhotograph } from '../../../document/pictures/photograph.ts';
import { pictureSize } from '../../../document/pictures/size.ts';
import { clearlyNearestRoute, nearestRoute } from '../../../document/problem/did-you-mean.ts';
import { renameInto } from '../../../document/problem/fix-texts.ts';
import { keySpan, valueSpan } from '../../../document/problem/position.ts';
import type { Fix, Problem, Span } from '../../../document/problem/problem.ts';
import { isHidden } from '../../../site/inventory.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import type { Library } from '../../../site/types.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

export const pictures: Rule = subject => {
  const problems = [
    ...subject
      .ofKind('image')
      .flatMap(({ value, path, schema }) =>
        isFields(value) ? (unshown(path, schema.onlyIn, subject) ?? imageProblems(value, path, subject)) : [],
      ),
    ...(fileProblem(subject.fields.image, ['image'], subject) ?? []),
  ];
  const places = new Set(problems.map(({ line, column }) => `${line}:${column}`));
  const remarks = pictureRemarks(subject).filter(({ line, column }) => !places.has(`${line}:${column}`));
  return [...problems, ...remarks];
};

/** Some variants of a block show no picture. The browser would still load the file, and nobody would see it. */
function unshown(path: Path, variants: unknown, { fields, parsed, say }: RuleInput): Problem[] | undefined {
  const block = valueAt(fields, path.slice(0, -1));
  const variant = isFields(block) ? block.variant : undefined;
  if (!Array.isArray(variants) || variant === undefined || variants.includes(variant)) return undefined;
  const others = the.list(variants.map(the.choice), 'or');
  const message = says`The variant ${the.choice(variant)} shows no picture. Take ${the.field('image')} out, or choose the variant ${others}.`;
  return [say(path.slice(0, -1), message, { span: keySpan(parsed, path) })];
}

/** Warnings that a site may accept: pictures that are heavy, and pictures that move. */
export function pictureRemarks({ ofKind, fields, library, say }: RuleInput): Problem[] {
  return ofKind('image').flatMap(({ value, path }) => {
    if (!isFields(value) || typeof value.src !== 'string') return [];
    const file = isHidden(path, fields.blocks) ? undefined : pictureFile(library.root, value.src);
    if (!file || !isPictureKind(file.kind)) return [];
    const trouble = weightTrouble(file) ?? animationTrouble(file);
    if (!trouble) return [];
    const problem = say([...path, 'src'], trouble(the.text(value.src)));
    return [{ ...problem, level: 'warning', rule: 'large-pictures' }];
  });
}

function imageProblems(image: { [field: string]: unknown }, path: Path, subject: RuleInput): Problem[] {
  return [
    ...(fileProblem(image.src, [...path, 'src'], subject) ?? []),
    ...(cropProblem(image, [...path, 'crop'], subject) ?? []),
  ];
}

function fileProblem(src: unknown, path: Path, subject: RuleInput): Problem[] | undefined {
  if (typeof src !== 'string') return undefined;
  const { say, library } = subject;
  if (/\/(?:[._/]|$)/.test(src))
    return [
      say(
        path,
        otherInForm(
          says`${the.text(src)} is not the plain path of a picture. Write it like ${the.text('/images/social.png')}.`,
          says`${the.text(src)} is not the plain path of a picture. Choose a picture.`,
        ),
      ),
    ];
  if (!library.hasPublicFile(src)) return [missingProblem(src, path, subject)];
  const file = pictureFile(library.root, src);
  const trouble = file && (contentTrouble(file) ?? socialTrouble(file, path) ?? faultOf(library.root, src));
  if (trouble) return [say(path, trouble(the.text(src)))];
  return file && nameProblem(src, file, path, subject);
}

/** Services that show a shared page accept no other formats. */
function socialTrouble({ kind }: PictureFile, path: Path): PictureTrouble | undefined {
  if (path.length > 1 || kind === 'png' || kind === 'jpeg') return undefined;
  return name =>
    together(
      says`${name} cannot be shown where a page is shared.`,
      otherInForm(
        says`A social picture is a PNG or JPEG below pages/_public/images, such as ${the.text('/images/social.png')}.`,
        says`A social picture is a PNG or JPEG. Choose another one.`,
      ),
    );
}

function nameProblem(
  src: string,
  { kind }: PictureFile,
  path: Path,
  subject: RuleInput,
): Problem[] | undefined {
  const trouble = isPictureKind(kind) ? nameTrouble(src, kind) : undefined;
  const to = trouble && plainNameOf(src, subject);
  if (!to) return undefined;
  const message = together(trouble, says`Rename the file to ${the.text(nameIn(to))}.`);
  return [subject.say(path, message, renaming(src, to, path, subject))];
}

/** The page uses the good name already, but the file does not have it yet. */
function misnamedProblem(src: string, file: string, path: Path, subject: RuleInput): Problem {
  const name = the.text(nameIn(src));
  const message = otherInForm(
    says`There is no picture ${the.text(`pages/_public${src}`)}, but there is ${the.text(nameIn(file))}. Rename that file to ${name}.`,
    says`There is no picture ${the.text(src)}, but there is ${the.text(nameIn(file))}. Rename that file to ${name}.`,
  );
  return subject.say(path, message, renaming(file, src, path, subject));
}

function renaming(from: string, to: string, path: Path, { parsed }: RuleInput): { span: Span; fix: Fix } {
  const span = valueSpan(parsed, path);
  return { span, fix: { ...renameInto(span, the.text(nameIn(to)), JSON.stringify(to)), move: { from, to } } };
}

/** Undefined if the name is good already, or the file is no picture. */
function plainNameOf(src: string, { library }: RuleInput): string | undefined {
  const { kind = 'unknown' } = pictureFile(library.root, src) ?? {};
  if (!isPictureKind(kind) || nameTrouble(src, kind) === undefined) return undefined;
  return plainSrc(src, kind, siteFacts(library).language ?? '', picturesIn(library));
}

function nameIn(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}

function picturesIn({ root }: Library): string[] {
  return listPublicFiles(root)
    .names.filter(name => name.startsWith('images/'))
    .map(name => `/${name}`);
}

function missingProblem(src: string, path: Path, subject: RuleInput): Problem {
  const { say, library, parsed } = subject;
  const files = picturesIn(library);
  const [meant, ...others] = filesLike(src, files, nearestRoute);
  if (meant !== undefined && others.length === 0 && plainNameOf(meant, subject) === src)
    return misnamedProblem(src, meant, path, subject);
  const [plain] = others.length > 0 ? [] : filesLike(src, files, clearlyNearestRoute);
  const hint = meant
    ? says`Did you mean ${the.text(meant)}?`
    : otherInForm(says`Put the file there, or name another one.`, says`Choose another picture.`);
  const missing = otherInForm(
    says`There is no picture ${the.text(`pages/_public${src}`)}.`,
    says`There is no picture ${the.text(src)}.`,
  );
  const message = together(missing, hint);
  return say(path, message, replacing(valueSpan(parsed, path), plain));
}

/** Files of the same name with another ending or in another spelling, or else of a name that is nearly the same. */
function filesLike(src: string, files: string[], near: typeof nearestRoute): string[] {
  const same = files.filter(file => stemOf(file) === stemOf(src));
  return same.length > 0 ? same : [near(src, files) ?? []].flat();
}

function stemOf(file: string): string {
  const plain = plainSrc(file, 'jpeg', '', []);
  return plain.slice(0, plain.lastIndexOf('.'));
}

function cropProblem(
  image: { [field: string]: unknown },
  path: Path,
  { say, library }: RuleInput,
): Problem[] | undefined {
  const { crop, src } = image;
  if (typeof crop !== 'string' || typeof src !== 'string') return undefined;
  const [left = 0, top = 0, width = 1, height = 1] = crop.split(' ').map(Number);
  if (width === 0 || height === 0) {
    return [
      say(
        path,
        says`A crop of no width or no height shows nothing. Its last two numbers are width and height.`,
      ),
    ];
  }
  const size = pictureSize(library.root, src);
  if (!isPhotograph(src) || !size) return undefined;
  if (left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height) return undefined;
  return [
    say(
      path,
      says`This part reaches beyond the photograph, which is ${the.sign(size.width)} by ${the.sign(size.height)} pixels. A crop is left, top, width and height within that.`,
    ),
  ];
}
