// Makes each HTTP server of a process answer late, and never equally late. Node loads this before the program itself.
import { Server } from 'node:http';

/**
 * After a pause, an answer may be late by twice as long as the pause: somebody has done something, and waits for just this answer or
 * forgets to. Without a pause it may be late enough to come after the answer to the next request.
 */
const [LEAST_MS, MOST_MS] = [300, 2000];

const { emit } = Server.prototype;

/** When this process was last asked, or has last answered. */
let last = performance.now();

/** @param {string | symbol} event @param {unknown[]} values */
Server.prototype.emit = function late(event, ...values) {
  if (event !== 'request') return emit.call(this, event, ...values);
  const pause = performance.now() - last;
  last = performance.now();
  const answer = () => {
    last = performance.now();
    // A server that has been closed meanwhile, with its connections, hears nothing more. Its files may have gone.
    const [{ socket }] = /** @type {import('node:http').IncomingMessage[]} */ (values);
    if (this.listening || !socket.destroyed) emit.call(this, event, ...values);
  };
  setTimeout(answer, Math.random() * Math.min(Math.max(2 * pause, LEAST_MS), MOST_MS));
  return true;
};
