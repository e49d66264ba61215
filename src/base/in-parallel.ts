/** Works on so many items at once. After an error it starts no more, and throws once the running work has ended. */
export async function inParallel<T>(
  most: number,
  items: T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  async function goOn(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
        waiting.length = 0;
      }
    }
  }
  await Promise.all(Array.from({ length: most }, goOn));
  if (failures.length > 0) throw failures[0];
}
