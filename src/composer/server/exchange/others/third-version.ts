// Refuses a third version that would be a mistake where it stands, before anything is merged with it.
import { addedProblems } from '../../../../change/added-problems.ts';
import { checkWith } from '../../../../change/merge/check.ts';
import { changeDocument, fieldsOfFile, type SideFiles } from '../../../../change/merge/sides.ts';
import { placeKey } from '../../../../change/try-on-copy.ts';
import type { Problem } from '../../../../document/problem/problem.ts';
import { isWithin } from '../../../../document/steps/moved.ts';
import { stepped, stepSetting } from '../../../../document/steps/steps.ts';
import type { OpenQuestion } from '../../../../review/hand-in/bring/question.ts';
import { nameOfDocument } from '../../../../review/past/document-named.ts';
import { withFiles } from '../../../../site/library/with-text.ts';
import { placeOfProblem } from '../../sentences/problems.ts';
import { RefusedAsk } from '../../sentences/refused-ask.ts';
import type { Exchange } from '../exchange.ts';

export function demandRight(question: OpenQuestion, value: unknown, exchange: Exchange): void {
  const wrong = mistakeOf(question, value, exchange);
  if (!wrong) return;
  const { message, said } = wrong;
  const told = { message, ...(said && { said }) };
  const place = { document: nameOfDocument(question.file), path: question.path ?? [] };
  throw new RefusedAsk(422, { ...told, problems: [{ ...told, ...place }] });
}

export function mistakeOf(
  { file, files, path = [] }: OpenQuestion,
  value: unknown,
  { library }: Exchange,
): Problem | undefined {
  const changed: SideFiles = new Map(files);
  const fields = fieldsOfFile(files, file);
  changeDocument(changed, file, stepped(fields, stepSetting(fields, path, value)));
  const check = checkWith([], library);
  const [before, after] = [files, changed].map(side => check(side).filter(({ level }) => level === 'error'));
  const text = changed.get(file)?.toString('utf8') ?? '';
  const around = withFiles(library, [{ file, text }]);
  const isHere = (place: ReturnType<typeof placeOfProblem>) =>
    place !== undefined && (isWithin(place.path, path) || isWithin(path, place.path));
  return addedProblems(before ?? [], after ?? [], placeKey).find(
    problem => problem.file === file && isHere(placeOfProblem(problem, around)),
  );
}
