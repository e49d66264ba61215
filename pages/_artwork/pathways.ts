import type { Passage } from './pathways/chart.ts';
import { employer } from './pathways/employer.ts';
import { family } from './pathways/family.ts';
import { newZealand } from './pathways/new-zealand.ts';
import { skilled } from './pathways/skilled.ts';
import { student } from './pathways/student.ts';
import { talent } from './pathways/talent.ts';
import { temporary } from './pathways/temporary.ts';
import { visitor } from './pathways/visitor.ts';

/** The keys are names of files. */
export const PASSAGES: Record<string, Passage> = {
  employer,
  skilled,
  student,
  visitor,
  temporary,
  family,
  talent,
  'new-zealand': newZealand,
};
