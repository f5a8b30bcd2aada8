import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SavedWorld } from '../cluster/shared-world.ts';

const worldSchema = z.object({
  seed: z.string().min(1).max(64),
  speed: z.number().positive().max(600),
  anchor: z.object({ worldMs: z.number().int(), realMs: z.number().int(), rate: z.number().min(0).max(600) }),
});

export interface DataFolder {
  readonly path: string;
  world(): SavedWorld | null;
  saveWorld(world: SavedWorld): void;
  /** The key that signs realtime tokens: made once, then kept, so that tokens outlive a restart. */
  realtimeSecret(): string;
}

export class DataFolderError extends Error {}

export function openDataFolder(path: string, reset: boolean): DataFolder {
  try {
    if (reset) rmSync(join(path, 'world.json'), { force: true });
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataFolderError(`the data folder ${path} can't be used: ${(error as Error).message}`, { cause: error });
  }
  return {
    path,
    world: () => readWorld(join(path, 'world.json')),
    saveWorld: (world) => writeWhole(join(path, 'world.json'), `${JSON.stringify(world)}\n`),
    realtimeSecret: () => keptSecret(join(path, 'realtime-secret')),
  };
}

function readWorld(file: string): SavedWorld | null {
  const text = readIfThere(file);
  if (text === null) return null;
  try {
    return worldSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new DataFolderError(`${file} is damaged; start with --reset to make a new one`, { cause: error });
  }
}

function keptSecret(file: string): string {
  const kept = readIfThere(file)?.trim();
  if (kept !== undefined && kept.length >= 32) return kept;
  const secret = randomBytes(32).toString('hex');
  writeWhole(file, `${secret}\n`);
  return secret;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new DataFolderError(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
}

/** A rename is atomic, so a crash in the middle of a write leaves the old file rather than half a new one. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
