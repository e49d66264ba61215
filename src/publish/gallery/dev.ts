// Dev only: the open gallery is drawn anew when a block, its style, its schema or its examples have changed.
import './browser.ts';

import.meta.hot?.on('ashlar:gallery', () => location.reload());
import.meta.hot?.send('ashlar:gallery-open', {
  drawnAfter: new URL(import.meta.url).searchParams.get('drawnAfter'),
});
