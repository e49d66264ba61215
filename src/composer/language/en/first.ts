// The English words of the first minute: what sending will need.
export const ENGLISH_FIRST = {
  /** What sending will need, once, for somebody who is new here. */
  first: {
    title: 'What sending needs',
    notYet: 'not yet',
    gitKnows: 'Git knows your name',
    stands: 'It stands beside what you send. Kept for this copy of the site alone.',
    name: 'Your name',
    email: 'Your email',
    keep: 'Keep this',
    kept: 'Git knows your name now.',
    hostKnows: (host: string) => `${host || 'The host'} knows you`,
    tries: 'Tries whether you may send something there. Nothing is sent.',
    tryIt: 'Try it',
    trying: 'Asking …',
    isKnown: 'You may send something there.',
    noHost: 'No place to send changes to is set up here. A developer can do that once.',
    reads: 'Who reads your changes',
    mayBeLeft: 'You may leave it open. Colleagues see it here, visitors never.',
    reader: 'Name of that person',
    isRead: (reader: string) => `${reader} reads what you send.`,
    isSaid: 'It is said now who reads changes.',
    putAway: 'Put this away',
    isAway: 'Put away. “The first minute”, under “Find or do”, brings it back.',
    notInGit:
      'This folder is not kept in Git, so nothing can be sent from here. You can pass your changes on as a file.',
    badName: 'Your name, as your colleagues know it: 1 to 100 letters, without < and >.',
    badEmail: 'An email address, such as “ann@example.com”.',
    notKept: 'Git could not keep this. Try again, or ask a developer.',
    /** Why the host takes nothing from this computer. */
    trouble: {
      unknown: (host: string) =>
        `${host || 'The host'} wants to know who you are, and no password or key for it is kept on this computer. A developer can set that up once.`,
      mayNot: (host: string) =>
        `${host || 'The host'} knows you, but your account may not add to this project. Ask whoever looks after it.`,
      unreachable: (host: string) =>
        `${host || 'The host'} cannot be reached. Is this computer on the internet?`,
      noProject: () =>
        'There is no project at the address that this folder knows, or it is not open to you. A developer has to look at it.',
      oddAddress: () =>
        'The address that this folder knows is of a kind that could run a program, so it was not asked. A developer has to look at it.',
      slow: (host: string) => `${host || 'The host'} has not answered for a minute. Try again later.`,
      failed: () => 'Git has failed with it. A developer has to look at it.',
    },
  },
};
