// Turns the address of a Git remote into the page on its host where a change is proposed. Undefined for a host that we don't know.
// The link carries no password or token: the reader logs in on the host.
export type Compared = { main: string; branch: string };

type Place = { host: string; path: string };

export function compareLink(remote: string, compared: Compared): string | undefined {
  const place = placeOf(remote);
  const link = place && HOSTS.find(([pattern]) => pattern.test(place.host))?.[1];
  return place && link && `https://${place.host}/${place.path}/${link(inPath(compared), compared)}`;
}

const compare = ({ main, branch }: Compared) => `compare/${main}...${branch}`;

/** Known hosts, and companies' own servers that are named after the program they run. */
const HOSTS: [RegExp, (inPath: Compared, plain: Compared) => string][] = [
  [/^github\.com$|^github\./, escaped => `${compare(escaped)}?expand=1`],
  [
    /^gitlab\.com$|^gitlab\./,
    (_, { main, branch }) =>
      `-/merge_requests/new?${new URLSearchParams({
        'merge_request[source_branch]': branch,
        'merge_request[target_branch]': main,
      })}`,
  ],
  [
    /^bitbucket\.org$/,
    (_, { main, branch }) => `pull-requests/new?${new URLSearchParams({ source: branch, dest: main })}`,
  ],
  [/^codeberg\.org$|^(gitea|forgejo)\./, compare],
];

/** The name of the host, without what else an address may hold: a name, a password. */
export function hostNamed(remote: string): string {
  const ofUrl = URL.canParse(remote) ? new URL(remote).hostname : '';
  const host = ofUrl || likeScp(remote).host;
  return USUAL_NAMES[host] ?? host;
}

function inPath({ main, branch }: Compared): Compared {
  const escaped = (name: string) => name.split('/').map(encodeURIComponent).join('/');
  return { main: escaped(main), branch: escaped(branch) };
}

function placeOf(remote: string): Place | undefined {
  const { host, path } = URL.canParse(remote) ? ofUrl(new URL(remote)) : likeScp(remote);
  const plain = path
    .split('/')
    .filter(Boolean)
    .join('/')
    .replace(/\.git$/, '');
  if (!/^[\w.~-]+(\/[\w.~-]+)+$/.test(plain) || !/^[\w.-]+$/.test(host)) return undefined;
  return { host: USUAL_NAMES[host] ?? host, path: plain };
}

function ofUrl({ protocol, hostname, pathname, search }: URL): Place {
  const isOfHost = ['https:', 'http:', 'ssh:', 'git:', 'git+ssh:'].includes(protocol);
  return { host: isOfHost ? hostname.toLowerCase() : '', path: pathname + search };
}

/** Example: git@github.com:owner/name.git */
function likeScp(remote: string): Place {
  const at = remote.indexOf(':');
  const host = remote.slice(0, Math.max(at, 0)).split('@').at(-1) ?? '';
  return { host: host.toLowerCase(), path: remote.slice(at + 1) };
}

/** Hosts also answer SSH at these names, for networks that block its usual port. */
const USUAL_NAMES: { [host: string]: string } = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
};
