import { itSeesFaultsIn } from '../support/tools/mutants.ts';

itSeesFaultsIn('src/edit', 'blocks/contact');
