// Lists the documents of which one page is drawn. Each has its name from the page in pages/services that shows it.
import { marketSalaryReport } from './market-salary-report.ts';
import type { Specimen } from './sheet.ts';

export const SPECIMENS: { [name: string]: Specimen } = {
  'market-salary-report': marketSalaryReport,
};
