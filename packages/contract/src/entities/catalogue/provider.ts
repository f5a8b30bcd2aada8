import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';

export const providers = ['betradar', 'oddin', 'betconstruct'] as const;
export const providerWire = z.enum(providers);
export type Provider = z.output<typeof providerWire>;

export const providerStatusWire = z.object({
  provider: providerWire,
  status: z.enum(['active', 'inactive']),
});
export type ProviderStatus = Client<typeof providerStatusWire>;
