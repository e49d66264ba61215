// Plain JavaScript, because this runs before anything is compiled.

/**
 * Whether there is a process with this number, no matter who started it. Signal 0 only asks:
 * https://nodejs.org/api/process.html#processkillpid-signal
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
