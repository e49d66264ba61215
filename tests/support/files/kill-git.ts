// Programs for tests that kill a command at one of its steps.
import { join } from 'node:path';

/** Kills at an operation on files: see there. */
export const KILLER = join(process.cwd(), 'tests/support/files/kill-at.mjs');

/**
 * Replaces Git: lists its calls and kills the caller at the one numbered KILL_AT, before or after it. It uses the shell alone,
 * because another program for each call would take longer than Git.
 */
export const BEFORE_GIT = `#!/bin/sh
count=0
if [ -f "$CALLS.count" ]; then read -r count < "$CALLS.count"; fi
count=$((count + 1))
echo $count > "$CALLS.count"
echo "$*" >> "$CALLS"
if [ "$count" -eq "$KILL_AT" ] && [ "$KILL_WHEN" = before ]; then kill -9 $PPID; exit 137; fi
PATH="$REAL_PATH" git "$@"
status=$?
if [ "$count" -eq "$KILL_AT" ]; then kill -9 $PPID; fi
exit $status
`;
