// Runs in pages with nothing live: fetches the app when a visitor is about to use it, and unasked from the second page on.
import { loadOnIntent, whenIdle } from './intent.ts';

declare const APP: string;

const load = () => import(APP);

loadOnIntent(load);
if (document.referrer.startsWith(`${origin}/`)) whenIdle(load);
