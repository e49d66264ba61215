// Keeps one comment on a pull request up to date. This file runs beside a token that can write, so it imports no package that
// could be tampered with.

/** An HTML comment, which readers don't see. It finds our comment again. */
export const COMMENT_MARK = '<!-- ashlar-changes -->';

export type PullRequest = {
  /** The address of the API, and the token that opens it. */
  api: string;
  token: string;
  /** owner/name */
  repository: string;
  number: number;
};

type Comment = { id: number; body?: string; user?: { login?: string; type?: string } };

const AUTHOR = 'github-actions[bot]';
const A_PAGE = 100;
const MOST_PAGES = 50;
const LONGEST = 65_536;
const PATIENCE_MS = 30_000;

/** Returns a sentence about what was done. Throws if the API refuses. */
export async function putComment(pull: PullRequest, body: string): Promise<string> {
  if (!body.startsWith(COMMENT_MARK))
    throw new Error('The text does not begin with the mark of our comments.');
  if (body.length > LONGEST)
    throw new Error(`The text is longer than the ${LONGEST} characters that GitHub takes.`);
  const own = await findOwn(pull);
  if (!own) {
    await ask(pull, 'POST', `issues/${pull.number}/comments`, { body });
    return 'The comment was written.';
  }
  if (own.body === body) return 'The comment says it already.';
  await ask(pull, 'PATCH', `issues/comments/${own.id}`, { body });
  return 'The comment was brought up to date.';
}

/** Anybody can copy the mark into a comment. Only a comment by the workflow itself is ours to change. */
async function findOwn(pull: PullRequest): Promise<Comment | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = `issues/${pull.number}/comments?per_page=${A_PAGE}&page=${page}`;
    const comments = (await ask(pull, 'GET', query)) as Comment[];
    const own = comments.find(({ body, user }) => user?.login === AUTHOR && body?.startsWith(COMMENT_MARK));
    if (own || comments.length < A_PAGE) return own;
  }
  return undefined;
}

async function ask(
  { api, token, repository }: PullRequest,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  content?: object,
): Promise<unknown> {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'User-Agent': 'ashlar',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(content && { 'Content-Type': 'application/json' }),
    },
    ...(content && { body: JSON.stringify(content) }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}.`);
  return response.json();
}
