import * as z from 'zod/mini';

/** Catalogue kinds that are whole apps of someone else's and open in an iframe (CAT-9). */
export const launchProviderWire = z.enum(['horse-racing', 'lotteries', 'virtual-gaming-arena']);
export type LaunchProvider = z.output<typeof launchProviderWire>;
