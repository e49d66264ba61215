/** Lets the author choose a file of this computer. Browsers may forget an input that is not in the page, and what was chosen with it. */
export function chooseFile(accept: string, take: (file: File) => unknown): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  input.addEventListener('change', () => {
    input.remove();
    const [file] = input.files ?? [];
    if (file) take(file);
  });
  input.addEventListener('cancel', () => input.remove());
  document.body.append(input);
  input.click();
}
