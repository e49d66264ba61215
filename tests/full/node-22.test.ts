import { describeNode } from '../support/tools/on-node.ts';

describeNode('22.23.3');
