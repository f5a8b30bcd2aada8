/**
 * Votes as whole percentages that add up to 100, by the largest remainders; of equal ones the first is rounded up. All are 0
 * while nobody has voted.
 */
export function sharesOf(votes: readonly number[]): readonly number[] {
  const total = votes.reduce((sum, each) => sum + each, 0);
  if (total === 0) return votes.map(() => 0);
  const whole = votes.map((each) => Math.floor((each * 100) / total));
  const left = 100 - whole.reduce((sum, each) => sum + each, 0);
  const remainderOf = (index: number) => ((votes[index] ?? 0) * 100) % total;
  const largest = votes.map((_, index) => index).toSorted((a, b) => remainderOf(b) - remainderOf(a) || a - b);
  const raised = new Set(largest.slice(0, left));
  return whole.map((each, index) => each + (raised.has(index) ? 1 : 0));
}
