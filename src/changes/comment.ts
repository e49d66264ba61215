// A comment in, one comment of ours on a pull request out: written the first time, brought up to date after that. It imports
// nothing but Node's own, so that it can run with a token beside no other code.

/** Finds our comment again. Nobody sees it. */
export const COMMENT_MARK = '<!-- ashlar-changes -->';
