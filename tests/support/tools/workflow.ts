// Reads a workflow and checks it by the schema that GitHub publishes with its own parser.
import { readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

type Parser = typeof import('@actions/workflow-parser');

/** The parser imports JSON in a way that Node itself does not support. */
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow }: Parser = await tsImport(
  '@actions/workflow-parser',
  import.meta.url,
);

type Schedule = { cron: string; timezone?: string };
/** "run" is the text of the step's command. */
export type Step = { name: string; run?: string };
export type Workflow = {
  problems: string[];
  schedule: Schedule[];
  jobs: { id: string; steps: Step[] }[];
};

export async function readWorkflow(content: string): Promise<Workflow> {
  const { context, value } = parseWorkflow({ name: 'workflow', content }, new NoOperationTraceWriter());
  const problems = problemsIn(context);
  if (!value || problems.length > 0) return { problems, schedule: [], jobs: [] };
  const { events, jobs } = await convertWorkflowTemplate(context, value);
  return {
    problems: problemsIn(context),
    schedule: events.schedule ?? [],
    jobs: jobs.map(job => ({
      id: job.id.value,
      steps: 'steps' in job ? job.steps.map(stepOf) : [],
    })),
  };
}

function problemsIn({ errors }: ReturnType<Parser['parseWorkflow']>['context']): string[] {
  return errors.getErrors().map(({ message }) => message);
}

function stepOf(step: object): Step {
  const { id, name, run } = step as { id: string; name?: object; run?: { source?: string; value?: string } };
  return { name: String(name ?? id), run: run?.value };
}

/** The publishing workflow with another job in place of "deploy". */
export function withDeploy(job: string): string {
  const [before, after] = readFileSync('.github/workflows/publish.yml', 'utf8').split(
    /^ {2}deploy:\n[\s\S]*?(?=^ {2}# )/m,
  );
  return `${before}${job}\n${after}`;
}
