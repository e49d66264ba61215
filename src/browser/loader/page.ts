// The script in pages that React has nothing to do on: it fetches the app when somebody means to use it, and by itself from
// the second page of a visit on.
import { loadOnIntent, whenIdle } from './intent.ts';

declare const APP: string;

const load = () => import(APP);

loadOnIntent(load);
if (document.referrer.startsWith(`${origin}/`)) whenIdle(load);
