// Dev only: reloads the open gallery when a block's code, style, schema or examples change.
import './browser.ts';

import.meta.hot?.on('ashlar:gallery', () => location.reload());
import.meta.hot?.send('ashlar:gallery-open', {
  drawnAfter: new URL(import.meta.url).searchParams.get('drawnAfter'),
});
