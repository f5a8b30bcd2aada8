/**
 * The order a list takes when new matches come and old ones go (the reader is looking at it, and may be about to tap).
 *
 * What is already shown keeps its order among itself, whatever the new order says: moving an element in the document
 * takes its focus away and puts another button under a finger. Newcomers stand right after the one they follow in the
 * new order, or first when they follow none. What is gone leaves, except what is held: a row with the focus in it stays
 * until the focus has gone elsewhere. A list that is drawn for the first time has the wanted order itself.
 */
export function settleOrder<Key>(
  shown: readonly Key[],
  wanted: readonly Key[],
  held: ReadonlySet<Key>,
): readonly Key[] {
  const wantedKeys = new Set(wanted);
  const shownKeys = new Set(shown);
  const kept = shown.filter((key) => wantedKeys.has(key) || held.has(key));
  const newcomersAfter = new Map<Key | undefined, Key[]>();
  let before: Key | undefined;
  for (const key of wanted) {
    if (shownKeys.has(key)) {
      before = key;
      continue;
    }
    const newcomers = newcomersAfter.get(before);
    if (newcomers === undefined) newcomersAfter.set(before, [key]);
    else newcomers.push(key);
  }
  return [
    ...(newcomersAfter.get(undefined) ?? []),
    ...kept.flatMap((key) => [key, ...(newcomersAfter.get(key) ?? [])]),
  ];
}
