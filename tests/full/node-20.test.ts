import { describeNode } from '../support/tools/on-node.ts';

describeNode('20.19.0');
