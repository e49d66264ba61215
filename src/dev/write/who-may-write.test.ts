import { describe, expect, it } from 'vitest';
import { type Caller, guard } from './who-may-write.ts';

const TOKEN = 'a-token-of-this-run';
const right: Caller = {
  method: 'PUT',
  remoteAddress: '127.0.0.1',
  localPort: 5173,
  headers: {
    host: ['localhost:5173'],
    origin: ['http://localhost:5173'],
    'x-ashlar-token': [TOKEN],
    'content-type': ['application/json'],
  },
};

function said(caller: Partial<Caller>): string {
  try {
    guard({ ...right, ...caller }, TOKEN);
    return 'let in';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a caller', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'at %s is on this computer',
    remoteAddress => {
      expect(said({ remoteAddress })).toBe('let in');
    },
  );

  it.each([
    '192.168.1.7',
    '10.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    '',
    '0.0.0.0',
    '127.0.0.1.evil.example',
    '2127.0.0.1',
    '::',
    '::11',
  ])('at "%s" is not', remoteAddress => {
    expect(said({ remoteAddress })).toBe('Changes can be made only on the computer that runs the site.');
  });

  it.each([
    { host: 'localhost:5173', origin: 'http://localhost:5173', port: 5173 },
    { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173', port: 5173 },
    { host: '[::1]:5173', origin: 'http://[::1]:5173', port: 5173 },
    { host: 'localhost', origin: 'http://localhost', port: 80 },
  ])('may call this computer $host', ({ host, origin, port }) => {
    expect(said({ localPort: port, headers: { ...right.headers, host: [host], origin: [origin] } })).toBe(
      'let in',
    );
  });

  it.each([
    'localhost',
    'localhost:80',
    'localhost.evil.example:5173',
    'LOCALHOST:5173',
    '192.168.1.7:5173',
    'localhost:5173:5173',
    '',
  ])('may not call it "%s" on port 5173', host => {
    expect(said({ headers: { ...right.headers, host: [host], origin: [`http://${host}`] } })).toBe(
      'Changes can be made only from localhost.',
    );
  });
});
