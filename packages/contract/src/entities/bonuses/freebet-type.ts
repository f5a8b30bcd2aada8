import * as z from 'zod/mini';

/** What a freebet pays: a lost stake back, the full return, or the profit alone (BONUS-7). */
export const freebetTypeWire = z.enum(['freebet_no_risk', 'freebet_all_win', 'freebet_only_win']);
export type FreebetType = z.output<typeof freebetTypeWire>;
