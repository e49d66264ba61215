// A form that is left for another page of this site, and comes again: what was typed in it is there. In memory alone.

const left = new Map<string, HTMLFormElement>();

/** To be called once the form is there; what comes out is called when it goes. */
export function keepWords(form: HTMLFormElement, name: string): () => void {
  const key = location.pathname + name;
  const before = left.get(key);
  // The form itself is kept: an answer that comes after it was left still empties it.
  if (before) fill(form, new FormData(before));
  return () => void left.set(key, form);
}

function fill(form: HTMLFormElement, words: FormData): void {
  // Each control of the form is one of the three, or a button without a name.
  const controls = [...form.elements] as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[];
  for (const control of controls) {
    const own = words.getAll(control.name);
    if (/radio|checkbox/.test(control.type))
      (control as HTMLInputElement).checked = own.includes(control.value);
    else if (own[0]) control.value = String(own[0]);
  }
}
