import type { Event } from '@slipstream/contract/entities/event';

/** A price is shown as moved when it moved by about a twentieth; a share picture need not follow every tick. */
const stepsPerE = 20;

/**
 * A short text that changes when the picture of an event should: its state, its score, or a price that moved enough to
 * notice. It is part of the picture's address, so those who keep pictures fetch a new one then, and only then.
 */
export function shareStamp(event: Event): string {
  const score = event.type === 'match' ? event.statistics?.totalScore : undefined;
  const prices = event.mainMarket?.outcomes.map(({ odds }) => Math.round(Math.log(odds / 1000) * stepsPerE)) ?? [];
  return hashOf(JSON.stringify([event.status, score?.home, score?.away, event.startTime, ...prices]));
}

/** FNV-1a: a name for a state, not a secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
