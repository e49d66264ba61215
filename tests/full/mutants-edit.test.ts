import { itSeesFaultsIn } from '../support/tools/mutants.ts';

itSeesFaultsIn('src/base/files', 'src/document/json', 'src/change', 'blocks/contact');
