/**
 * The days of a Simulated Reality League, which plays on while the real one sleeps: two rounds a day, so many matches
 * spread over nine hours each. Leagues pause at different hours, so that one of them is always under way.
 */
export function srlRounds(firstMinute: number, matches: number): string {
  const gap = Math.floor((SPREAD_HOURS * 60) / Math.max(1, matches - 1));
  const roundFrom = (minute: number) => {
    const times = Array.from({ length: matches }, (_, match) => clock(minute + match * gap));
    return `Day ${times.join(' ')}`;
  };
  return `${roundFrom(firstMinute)}; ${roundFrom(firstMinute + 12 * 60)}`;
}

const SPREAD_HOURS = 9;

/** May run past midnight: `25:30` is half past one on the next day. */
function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
