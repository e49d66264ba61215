// Plain JavaScript, because this is asked before anything has been compiled.

/**
 * Whether a process has this number, whoever started it.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
