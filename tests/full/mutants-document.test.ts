import { itSeesFaultsIn } from '../support/tools/mutants.ts';

itSeesFaultsIn('src/document', 'src/site');
