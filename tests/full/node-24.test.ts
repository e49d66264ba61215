import { describeNode } from '../support/tools/on-node.ts';

describeNode('24.21.0');
