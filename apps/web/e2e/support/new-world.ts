import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface NewWorld {
  readonly name: string;
  readonly speed: number;
  /** When it begins, whatever the day is: its lists are the same in every run. */
  readonly startMs: number;
  /** Whether all leagues are in it, as in the demo. A test that does not count rows has enough with the best of them. */
  readonly isWhole?: boolean;
}

/** Writes what a sandbox finds in its data folder as the world it has to go on with. */
export async function writeNewWorld(
  folder: string,
  { name, speed, startMs, isWhole = false }: NewWorld,
): Promise<void> {
  const seed = isWhole ? name : `${name}/3`;
  const anchor = { worldMs: startMs, realMs: Date.now(), rate: speed };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'world.json'), JSON.stringify({ seed, speed, anchor }));
}
