import { itSeesFaultsIn } from '../support/tools/mutants.ts';

itSeesFaultsIn('src/check');
