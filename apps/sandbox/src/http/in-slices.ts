/** Longest stretch of work before others get their turn. */
const sliceMs = 10;

/** Maps a list without keeping the event loop for long: after each slice, whatever else is due runs first. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  let beganMs = performance.now();
  for (const item of items) {
    if (performance.now() - beganMs > sliceMs) {
      await new Promise(setImmediate);
      beganMs = performance.now();
    }
    made.push(make(item));
  }
  return made;
}
