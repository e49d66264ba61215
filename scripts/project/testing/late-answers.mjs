// Makes each HTTP server of a process answer late, and never equally late. Node loads this before the program itself.
import { Server } from 'node:http';

const LATEST_MS = 300;

const { emit } = Server.prototype;

/** @param {string | symbol} event @param {unknown[]} values */
Server.prototype.emit = function late(event, ...values) {
  if (event !== 'request') return emit.call(this, event, ...values);
  setTimeout(() => emit.call(this, event, ...values), Math.random() * LATEST_MS);
  return true;
};
