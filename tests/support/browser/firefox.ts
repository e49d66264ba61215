// Starts Debian's Firefox for tests that need nothing of Chromium: "ASHLAR_BROWSER=firefox".
import { existsSync } from 'node:fs';
import { type Browser, firefox } from 'playwright-core';
import { Failure } from '../../../src/base/failure.ts';
import { howToGet } from '../../../src/review/pictures/debian-package.ts';
import { installOnDebian } from '../tools/install-on-debian.ts';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

export const isFirefox = process.env.ASHLAR_BROWSER === 'firefox';

/** Returns the path of a Firefox. On Debian, root installs one if it is missing. */
export function firefoxPath(): string {
  const find = () => USUAL_PLACES.find(existsSync);
  if (!find()) installOnDebian('firefox-esr');
  const found = find();
  if (!found) throw new Failure(`No Firefox was found: ${howToGet('firefox-esr')}.`);
  return found;
}

/** Playwright drives a Firefox from elsewhere through WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath() });
  leaveOutMedia(browser);
  return browser;
}

type Session = { send: (method: string, ...rest: unknown[]) => Promise<unknown> };
type Inside = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };

/** Playwright sets colours and motion for every page, with a command that this Firefox does not know yet. */
function leaveOutMedia(browser: Browser): void {
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const sessions: Session = Object.getPrototypeOf(session);
  const { send } = sessions;
  sessions.send = function (this: Session, method, ...rest) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, method, ...rest);
  };
}
