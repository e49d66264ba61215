import { itSeesFaultsIn } from '../support/tools/mutants.ts';

itSeesFaultsIn('src/base/files', 'src/edit', 'blocks/contact');
