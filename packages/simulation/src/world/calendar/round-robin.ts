/** Places in the list of competitors, the host first. */
export type Pair = readonly [home: number, away: number];

/** Rounds of a double round robin; with an odd number of clubs one rests each round. */
export function roundCount(competitors: number): number {
  return 2 * (evenCount(competitors) - 1);
}

/**
 * The circle method: one competitor stands still, the others walk around it. Hosting alternates with the distance from
 * the pivot, so everyone hosts every second round; the second half repeats the first with the venues swapped.
 */
export function roundPairs(competitors: number, round: number): readonly Pair[] {
  const even = evenCount(competitors);
  const walkers = even - 1;
  const turn = round % walkers;
  const swapped = Math.floor(round / walkers) % 2 === 1;
  const pairs: Pair[] = [];
  for (let distance = 0; distance < even / 2; distance += 1) {
    const left = (turn + distance) % walkers;
    const right = distance === 0 ? walkers : (turn - distance + walkers) % walkers;
    const hosted = (distance === 0 ? turn % 2 === 0 : distance % 2 === 1) !== swapped;
    if (right < competitors) pairs.push(hosted ? [left, right] : [right, left]);
  }
  return pairs;
}

function evenCount(competitors: number): number {
  return competitors + (competitors % 2);
}
