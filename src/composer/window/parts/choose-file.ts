/** Lets the author choose a file of this computer. */
export function chooseFile(accept: string, take: (file: File) => unknown): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) take(file);
  });
  input.click();
}
