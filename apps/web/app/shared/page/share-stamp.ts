import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';

/** The picture changes when a price has moved by about 5 %, not at every tick. */
const stepsPerE = 20;

/**
 * A short hash that changes when the preview picture should: state, score, or a noticeable price move. It is part of
 * the picture's URL, so caches fetch a new one only then.
 */
export function shareStamp(event: SportEvent): string {
  const score = event.type === 'match' ? event.statistics?.totalScore : undefined;
  const prices = event.mainMarket?.outcomes.map(({ odds }) => Math.round(Math.log(odds / 1000) * stepsPerE)) ?? [];
  return hashOf(JSON.stringify([event.status, score?.home, score?.away, event.startTime, ...prices]));
}

/** FNV-1a; it is not a secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
