// Lists the documents of which one page is drawn. Each has its name from the page in pages/services that shows it.
import { trainingPlan407 } from './407-training-plan.ts';
import { businessPlan } from './business-plan.ts';
import { genuinePositionReport } from './genuine-position-report.ts';
import { labourMarketTesting } from './labour-market-testing.ts';
import { marketSalaryReport } from './market-salary-report.ts';
import { needOfNomineeReport } from './need-of-nominee-report.ts';
import type { Specimen } from './sheet.ts';

export const SPECIMENS: { [name: string]: Specimen } = {
  'labour-market-testing': labourMarketTesting,
  'market-salary-report': marketSalaryReport,
  'genuine-position-report': genuinePositionReport,
  'need-of-nominee-report': needOfNomineeReport,
  '407-training-plan': trainingPlan407,
  'business-plan': businessPlan,
};
