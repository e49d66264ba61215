// Says at the end of a build what visitors are left with on a host that does not send our headers, and how to see what a host
// sends.
export function headersSentence(address: string, isForPlainHost: boolean): string {
  const left = isForPlainHost
    ? 'The policy stands in each page. On a host that sends no headers of yours, files beside the pages have none, other sites can show the pages in frames, and no browser is told to use https alone.'
    : 'On a host that does not send the headers of dist/_headers, no policy keeps foreign scripts out of the pages: build for such a host with "npm run build -- --plain-host".';
  return `${left} To see what yours sends: curl --head ${address}`;
}
