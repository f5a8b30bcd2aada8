import * as z from 'zod/mini';

/** Kinds of the catalogue that are third-party apps in an iframe (CAT-9). */
export const launchProviderWire = z.enum(['horse-racing', 'lotteries', 'virtual-gaming-arena']);
export type LaunchProvider = z.output<typeof launchProviderWire>;
