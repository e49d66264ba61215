import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CARDS, card } from './cards';
import { trainingPlan407 } from './documents/407-training-plan';
import { assessmentFile } from './documents/assessment-file';
import { businessPlan } from './documents/business-plan';
import { complianceRecord } from './documents/compliance-record';
import { genuinePositionReport } from './documents/genuine-position-report';
import { gteStatement } from './documents/gte-statement';
import { labourMarketTesting } from './documents/labour-market-testing';
import { marketSalaryReport } from './documents/market-salary-report';
import { needOfNomineeReport } from './documents/need-of-nominee-report';
import { positionDescription } from './documents/position-description';
import { submission } from './documents/submission';
import { trainingProgram } from './documents/training-program';
import { Pen } from './pen';
import { Chart, PLATES, plate } from './plates';

/** Draws every picture under pages/_public/images. Run with `npm run draw`. */

const IMAGES = join(dirname(fileURLToPath(import.meta.url)), '../../pages/_public/images');

const save = (path: string, svg: string): void => {
  const file = join(IMAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  console.log(`${path.padEnd(48)}${String(gzipSync(svg, { level: 9 }).length).padStart(7)} bytes gzip`);
};

const DOCUMENTS: Record<string, (pen: Pen) => void> = {
  'labour-market-testing': labourMarketTesting,
  'genuine-position-report': genuinePositionReport,
  'need-of-nominee-report': needOfNomineeReport,
  'position-description': positionDescription,
  'market-salary-report': marketSalaryReport,
  'training-program': trainingProgram,
  'compliance-record': complianceRecord,
  'gte-statement': gteStatement,
  'assessment-file': assessmentFile,
  submission: submission,
  '407-training-plan': trainingPlan407,
  'business-plan': businessPlan,
};

for (const [name, draw] of Object.entries(DOCUMENTS)) {
  const pen = new Pen();
  draw(pen);
  save(`services/${name}.svg`, pen.toString('0 0 480 620'));
}

for (const name of CARDS) save(`services/${name}-card.svg`, card(name));

const chart = new Chart(join(IMAGES, 'chart.svg'));
for (const [name, spec] of Object.entries(PLATES)) save(`plates/${name}.svg`, plate(chart, spec));
