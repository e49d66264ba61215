import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CARDS, card } from './cards.ts';
import { trainingPlan407 } from './documents/407-training-plan.ts';
import { assessmentFile } from './documents/assessment-file.ts';
import { businessPlan } from './documents/business-plan.ts';
import { complianceRecord } from './documents/compliance-record.ts';
import { genuinePositionReport } from './documents/genuine-position-report.ts';
import { gteStatement } from './documents/gte-statement.ts';
import { labourMarketTesting } from './documents/labour-market-testing.ts';
import { marketSalaryReport } from './documents/market-salary-report.ts';
import { needOfNomineeReport } from './documents/need-of-nominee-report.ts';
import { positionDescription } from './documents/position-description.ts';
import { submission } from './documents/submission.ts';
import { trainingProgram } from './documents/training-program.ts';
import { pathways } from './pathways.ts';
import { Pen } from './pen.ts';
import { favicon, icon, social } from './pictures.ts';
import { Chart, PLATES, plate } from './plates.ts';

/** Draws every picture under pages/_public/images. Run with `npm run draw`. */

const HERE = dirname(fileURLToPath(import.meta.url));
const IMAGES = join(HERE, '../_public/images');

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

for (const [name, svg] of pathways()) save(`services/pathway-${name}.svg`, svg);

for (const name of CARDS) save(`services/${name}-card.svg`, card(name));

const chart = new Chart(join(IMAGES, 'chart.svg'));
for (const [name, spec] of Object.entries(PLATES)) save(`plates/${name}.svg`, plate(chart, spec));

save('../favicon.svg', favicon());

// The PNG icons and the social picture are rendered once from these and kept.
const SOURCES = '../../_artwork/sources';
save(`${SOURCES}/icon.svg`, icon(512, 0.68, 0));
save(`${SOURCES}/icon-maskable.svg`, icon(512, 0.54, 0));
save(`${SOURCES}/social.svg`, social(chart));
