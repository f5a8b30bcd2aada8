import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { limitsInForce } from '../accounts/limits/limits-in-force.ts';

interface Parts {
  readonly database: Kysely<Tables>;
  readonly worldNow: () => number;
}

/** Whoever takes a break or has excluded themselves is offered nothing. */
export async function isShut({ database, worldNow }: Parts, playerId: string): Promise<boolean> {
  const limits = await limitsInForce(database, playerId, ['coolingoff', 'selfexclusion'], worldNow());
  return limits.length > 0;
}
