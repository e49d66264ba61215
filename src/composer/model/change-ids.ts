// Names changes. The server does a change with an id once, however often it is sent, so an id stands for one value only. While somebody
// types, each value gets the next id, "4e1f#2" after "4e1f#1", and one of them is sent. A browser that was killed may have kept an
// earlier one, and its number tells that it is out of date.

export function nextId(id: string): string {
  const { name, number } = numbered(id);
  return `${name}#${number + 1}`;
}

/** Whether a change has saved this value, or one that was typed after it. */
export function isDoneBy(id: string, done: string): boolean {
  const [one, other] = [numbered(id), numbered(done)];
  return id === done || (one.name === other.name && one.number < other.number);
}

/** The first id has no number yet. */
export function numbered(id: string): { name: string; number: number } {
  const [name = '', number = 0] = id.split('#');
  return { name, number: Number(number) };
}
