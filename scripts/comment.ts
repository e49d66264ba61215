// Puts a text as our comment on the pull request that a workflow runs for: "node scripts/comment.ts changes.md". Node 22.18 or
// later runs it without any package. An error here does not fail the check, because the check's summary holds the same text.
import { readFileSync } from 'node:fs';
import { COMMENT_MARK, putComment } from '../src/review/report/comment.ts';

const {
  GITHUB_API_URL,
  GITHUB_EVENT_PATH,
  GITHUB_REPOSITORY,
  GITHUB_RUN_ID,
  GITHUB_SERVER_URL,
  GITHUB_TOKEN,
} = process.env;

try {
  console.log(await comment(process.argv[2] ?? ''));
} catch (error) {
  console.log(`::warning::${flat(`The comment could not be written: ${(error as Error).message}`)}`);
}

async function comment(file: string): Promise<string> {
  const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH ?? '', 'utf8'));
  const pull = event.pull_request;
  if (!pull) return 'This is no pull request, so there is nothing to comment on.';
  if (pull.head?.repo?.full_name !== GITHUB_REPOSITORY) {
    return 'The pull request comes from a fork and may not be commented on from here. The summary of this check says the same.';
  }
  if (!GITHUB_TOKEN || !GITHUB_REPOSITORY)
    return 'There is no token to comment with. The summary says the same.';
  const api = GITHUB_API_URL ?? 'https://api.github.com';
  return putComment(
    { api, token: GITHUB_TOKEN, repository: GITHUB_REPOSITORY, number: Number(pull.number) },
    withPictures(readFileSync(file, 'utf8')),
  );
}

function withPictures(text: string): string {
  if (!GITHUB_SERVER_URL || !GITHUB_RUN_ID || !text.startsWith(COMMENT_MARK)) return text;
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return `${text}\n<sub>[Pictures of before and after, among the artifacts of this run](${run}#artifacts)</sub>\n`;
}

/** One line, because a workflow could read the next one as a command of its own. */
function flat(text: string): string {
  return text.replace(/%/g, '%25').replace(/\s+/g, ' ');
}
