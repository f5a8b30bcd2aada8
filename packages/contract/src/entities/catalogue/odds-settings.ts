import * as z from 'zod/mini';

const oddsTypes = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
  'fractional',
] as const;
export const oddsTypeWire = z.enum(oddsTypes);
export type OddsType = z.output<typeof oddsTypeWire>;

/** Which price moves are taken without asking (SLIP-8). */
export const oddsAcceptModeWire = z.enum(['none', 'higher', 'any']);
export type OddsAcceptMode = z.output<typeof oddsAcceptModeWire>;
