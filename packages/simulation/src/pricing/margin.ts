/**
 * Puts a bookmaker's margin on fair probabilities by the power method: every probability is raised to the one exponent
 * that makes them sum to `1 + margin`. Long shots carry more of the margin than favourites, as real books do, and no
 * implied probability reaches 1, which a flat factor cannot promise.
 */
export function withMargin(fair: Float64Array, margin: number): Float64Array {
  const target = 1 + margin;
  const logs = fair.map((probability) => (probability > 0 ? Math.log(probability) : Number.NEGATIVE_INFINITY));
  let exponent = 1;
  for (let round = 0; round < 12; round++) {
    let sum = 0;
    let slope = 0;
    for (const log of logs) {
      if (log === Number.NEGATIVE_INFINITY) continue;
      const power = Math.exp(exponent * log);
      sum += power;
      slope += power * log;
    }
    const gap = sum - target;
    if (Math.abs(gap) < 1e-7 || slope === 0) break;
    // The sum is convex and decreasing in the exponent, so Newton's method converges from the left.
    exponent = Math.max(exponent - gap / slope, exponent / 4);
  }
  return logs.map((log) => (log === Number.NEGATIVE_INFINITY ? 0 : Math.exp(exponent * log)));
}
