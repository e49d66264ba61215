// The order in which test files run. A worker that changes its environment starts anew, with its imports and its browser, so
// files of one environment follow each other.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class OneEnvironmentAfterAnother extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project.name));
    return [...projects].flatMap(name => {
      const ofProject = sorted.filter(({ project }) => project.name === name);
      return [...ofProject.filter(file => !isInDom(file)), ...ofProject.filter(isInDom)];
    });
  }
}

function isInDom({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
}
