import { describe, expect, it } from 'vitest';
import { compareLink } from './compare-link.ts';

const compared = { main: 'main', branch: 'change/2026-11-22-a-new-price' };
const GITHUB = 'https://github.com/ann/site/compare/main...change/2026-11-22-a-new-price?expand=1';
const GITLAB =
  'https://gitlab.com/group/team/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=change%2F2026-11-22-a-new-price&merge_request%5Btarget_branch%5D=main';
const BITBUCKET =
  'https://bitbucket.org/ann/site/pull-requests/new?source=change%2F2026-11-22-a-new-price&dest=main';
const CODEBERG = 'https://codeberg.org/ann/site/compare/main...change/2026-11-22-a-new-price';

describe('the page where a change is proposed', () => {
  it.each([
    ['https://github.com/ann/site.git', GITHUB],
    ['https://github.com/ann/site', GITHUB],
    ['https://github.com/ann/site/', GITHUB],
    ['https://ann:ghp_secret@github.com/ann/site.git', GITHUB],
    ['ssh://git@github.com/ann/site.git', GITHUB],
    ['ssh://git@ssh.github.com:443/ann/site.git', GITHUB],
    ['git@github.com:ann/site.git', GITHUB],
    ['git@GitHub.com:/ann/site.git', GITHUB],
    ['https://github.example.com/ann/site.git', GITHUB.replace('github.com', 'github.example.com')],
    ['https://gitlab.com/group/team/site.git', GITLAB],
    ['git@gitlab.com:group/team/site.git', GITLAB],
    [
      'ssh://git@gitlab.example.com:2222/group/team/site.git',
      GITLAB.replace('gitlab.com', 'gitlab.example.com'),
    ],
    ['https://ann@bitbucket.org/ann/site.git', BITBUCKET],
    ['git@bitbucket.org:ann/site.git', BITBUCKET],
    ['https://codeberg.org/ann/site.git', CODEBERG],
    ['git@codeberg.org:ann/site.git', CODEBERG],
  ])('of %s', (remote, link) => {
    expect(compareLink(remote, compared)).toBe(link);
  });

  it.each([
    '../host',
    '/srv/git/site.git',
    'C:/git/site.git',
    'file:///srv/git/site.git',
    'https://git.example.com/site.git',
    'git@example.com:ann/site.git',
    'https://github.com/ann',
    'https://github.com/ann/site.git?x=<script>',
    'git@github.com:ann/si te.git',
  ])('is not made up for %s', remote => {
    expect(compareLink(remote, compared)).toBeUndefined();
  });
});

it('names branches so that no sign in them is obeyed', () => {
  const odd = { main: 'main', branch: 'change-2026-11-22-a&b#c' };
  expect(compareLink('https://github.com/ann/site', odd)).toBe(
    'https://github.com/ann/site/compare/main...change-2026-11-22-a%26b%23c?expand=1',
  );
});
