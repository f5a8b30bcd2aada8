import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { id } from '../../scalars.ts';

/** The providers of the sandbox. A backend has its own: any id is taken. */
export const providers = ['betradar', 'oddin', 'betconstruct'] as const;
/** Who makes the prices of an event. */
export const providerWire = id;
export type Provider = z.output<typeof providerWire>;
/** The provider of what names none. */
export const ownProvider = 'own';

export const providerStatusWire = z.object({
  provider: providerWire,
  status: z.enum(['active', 'inactive']),
});
export type ProviderStatus = Client<typeof providerStatusWire>;
