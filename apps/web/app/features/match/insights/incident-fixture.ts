import type { Incident } from '@slipstream/contract/entities/catalogue/incident';

/** A small incident for the tests of everything that shows one. */
export function incident(kind: string, rest: Partial<Incident> = {}): Incident {
  return {
    id: kind,
    kind,
    side: 'home',
    stage: { kind: 'period', number: 1 },
    shownMs: null,
    atMs: 0,
    actor: null,
    score: null,
    ...rest,
  };
}
