// Says once that the system does not let this program watch more files. Vite would say it for every file.
import type { Logger } from 'vite';

const REFUSED = /file watcher error: (?:ENOSPC|EMFILE)/;

const SENTENCE =
  'This computer does not let "npm start" watch all files, so changes of some are not seen. Stop it, close other programs that watch files, such as editors, and start it again. Where that does not help, a developer has to allow more; on Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024';

export function sayLimitOnce(logger: Logger): Logger {
  let isSaid = false;
  return {
    ...logger,
    error(message, options) {
      if (!REFUSED.test(message)) logger.error(message, options);
      else if (!isSaid) logger.error(SENTENCE);
      isSaid ||= REFUSED.test(message);
    },
  };
}
