// Keeps what was typed into a form while the visitor looks at other pages of this site. It stays in memory only.

const left = new Map<string, HTMLFormElement>();

/** Fills the form with its kept words. Call the returned function when the form goes. */
export function keepWords(form: HTMLFormElement, name: string): () => void {
  const key = location.pathname + name;
  const before = left.get(key);
  // The form element itself is kept: if the answer arrives after the visitor has left, it can still empty the form.
  if (before) fill(form, new FormData(before));
  return () => void left.set(key, form);
}

function fill(form: HTMLFormElement, words: FormData): void {
  // Every control with a name is one of these three kinds.
  const controls = [...form.elements] as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[];
  for (const control of controls) {
    const own = words.getAll(control.name);
    if (/radio|checkbox/.test(control.type))
      (control as HTMLInputElement).checked = own.includes(control.value);
    else if (own[0]) control.value = String(own[0]);
  }
}
