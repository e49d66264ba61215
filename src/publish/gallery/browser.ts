// Runs in the browser: fits each frame to its content, and copies the JSON of an example.

const KNOWN = 'ashlar-gallery-heights';

/** Remembers heights over a reload, so that nothing moves while frames load again. */
const heights: { [frame: string]: number } = JSON.parse(sessionStorage.getItem(KNOWN) ?? '{}');

for (const frame of document.querySelectorAll('iframe')) fitFrame(frame);
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => void copy(button));
}

function fitFrame(frame: HTMLIFrameElement): void {
  const stage = frame.parentElement;
  if (!stage) return;
  // A frame is at least as high as a screen, because some blocks take their size from the screen.
  const screen = frame.offsetHeight;
  const draw = () => place(frame, stage, screen, heights[frame.title]);
  const watch = () => {
    const body = frame.contentDocument?.body;
    if (!body) return;
    new ResizeObserver(() => {
      remember(frame.title, Math.ceil(body.getBoundingClientRect().height));
      draw();
    }).observe(body);
  };
  new ResizeObserver(draw).observe(stage);
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
}

/** Scales a page down if it is wider than its box, and makes the box as high as the scaled page. */
function place(frame: HTMLElement, stage: HTMLElement, screen: number, height: number | undefined): void {
  const factor = Math.min(1, stage.clientWidth / frame.offsetWidth);
  frame.style.scale = String(factor);
  frame.dataset.drawn = '';
  if (height === undefined) return;
  frame.style.height = `${Math.max(screen, height)}px`;
  if (!stage.hasAttribute('inert'))
    stage.style.height = `${Math.ceil(height * factor) + stage.offsetHeight - stage.clientHeight}px`;
}

function remember(title: string, height: number): void {
  if (height === 0 || heights[title] === height) return;
  heights[title] = height;
  sessionStorage.setItem(KNOWN, JSON.stringify(heights));
}

async function copy(button: HTMLElement): Promise<void> {
  const box = button.closest('.example__json');
  const status = box?.querySelector('[role=status]');
  if (!box || !status) return;
  try {
    await navigator.clipboard.writeText(box.querySelector('code')?.textContent ?? '');
    status.textContent = 'Copied.';
  } catch {
    status.textContent = 'The browser did not allow it. Select the text and copy it.';
  }
}
