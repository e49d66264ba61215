// In the browser: fits each frame to what it shows and copies the JSON of an example.

const KNOWN = 'ashlar-gallery-heights';

/** Heights from before a reload, so that nothing moves while the frames fill again. */
const heights: { [frame: string]: number } = JSON.parse(sessionStorage.getItem(KNOWN) ?? '{}');

for (const frame of document.querySelectorAll('iframe')) fitFrame(frame);
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => void copy(button));
}

function fitFrame(frame: HTMLIFrameElement): void {
  const known = heights[frame.title];
  if (known) frame.style.height = `${known}px`;
  const stage = frame.parentElement;
  if (stage) new ResizeObserver(() => scale(frame, stage)).observe(stage);
  const watch = () => {
    const body = frame.contentDocument?.body;
    if (body) new ResizeObserver(() => setHeight(frame, body)).observe(body);
  };
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
}

function setHeight(frame: HTMLIFrameElement, body: HTMLElement): void {
  const height = Math.ceil(body.getBoundingClientRect().height);
  if (height === 0 || heights[frame.title] === height) return;
  heights[frame.title] = height;
  sessionStorage.setItem(KNOWN, JSON.stringify(heights));
  frame.style.height = `${height}px`;
  if (frame.parentElement) scale(frame, frame.parentElement);
}

/** A page wider than its place is drawn smaller; the place is as high as what is drawn. */
function scale(frame: HTMLIFrameElement, stage: HTMLElement): void {
  const factor = Math.min(1, stage.clientWidth / frame.offsetWidth);
  frame.style.scale = String(factor);
  frame.style.marginBottom = `${frame.offsetHeight * (factor - 1)}px`;
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
