import { itSeesFaultsIn } from '../support/tools/mutants.ts';

itSeesFaultsIn('src/document/files', 'src/document/text', 'src/document/validate', 'src/site');
