// Keeps the terminal calm. Vite would say for every file that the system does not let this program watch more of them, and on a slow
// machine how it prepares its packages.
import type { Logger } from 'vite';

const REFUSED = /file watcher error: (?:ENOSPC|EMFILE)/;

const PREPARING = /\[optimizer\]/;

const SENTENCE =
  'This computer does not let "npm start" watch all files, so changes of some are not seen. Stop it, close other programs that watch files, such as editors, and start it again. Where that does not help, a developer has to allow more; on Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024';

export function calmLogger(logger: Logger): Logger {
  let isSaid = false;
  return {
    ...logger,
    info(message, options) {
      if (!PREPARING.test(message)) logger.info(message, options);
    },
    error(message, options) {
      if (!REFUSED.test(message)) logger.error(message, options);
      else if (!isSaid) logger.error(SENTENCE);
      isSaid ||= REFUSED.test(message);
    },
  };
}
