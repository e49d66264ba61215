/** Goes through the items, so many at once. Whatever throws, all that has begun is over when this is. */
export async function atOnce<T>(most: number, items: T[], work: (item: T) => Promise<void>): Promise<void> {
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
