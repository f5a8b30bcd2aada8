import { z } from 'zod';
import { demoId } from '../accounts/players/seed-demo-players.ts';

/** A player is a demo player's key or an id. */
export const playerInput = z
  .string()
  .regex(/^[\w@.-]{1,80}$/)
  .default('ordinary');

export const playerField = { name: 'player', kind: 'text', initial: 'ordinary' } as const;

export function playerIdOf(name: string): string {
  return /^(demo-|p-)/.test(name) ? name : demoId(name);
}
