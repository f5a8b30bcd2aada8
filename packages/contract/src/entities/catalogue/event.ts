import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { matchWire } from './match.ts';
import { nonMatchEventWire, outrightTypes } from './non-match-event.ts';

export const eventTypeWire = z.enum(['match', ...outrightTypes]);
export type EventType = z.output<typeof eventTypeWire>;

/** Anything a player can open and bet on: a match or a non-match event, told apart by `type`. */
export const eventWire = z.discriminatedUnion('type', [matchWire, nonMatchEventWire]);
export type SportEvent = Client<typeof eventWire>;
