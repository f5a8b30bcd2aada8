import type { Sport } from '@slipstream/contract/entities/catalogue/sport';

import { sports, type SportFacts, type SportFamily } from './sports.data.ts';

/** What is known of a sport; nothing if a feed sends one that is not listed. */
export function factsOf(key: string): Partial<SportFacts> {
  const name = key.replaceAll('_', '-');
  return Object.hasOwn(sports, name) ? (sports[name] ?? {}) : {};
}

/** An electronic version of a sport is divided like the sport itself, any other computer game into maps. */
export function familyOf({ key, type }: Pick<Sport, 'key' | 'type'>): SportFamily {
  return factsOf(key).family ?? (type === 'cyber' ? 'map' : 'period');
}
