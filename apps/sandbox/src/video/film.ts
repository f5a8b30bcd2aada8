import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures are taken from. Every match has the same two, since every match shows the same film. */
export const cameras = ['wide', 'close'] as const;
export type Camera = (typeof cameras)[number];

export const segmentMs = 2000;

const folder = join(import.meta.dirname, '..', '..', 'film', 'segments');

/** The test film by name: some hundred kilobytes, read once. A name that is not among them leads nowhere. */
export function openFilm(): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  return new Map(readdirSync(folder).map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]));
}

/** How many segments the film has before it begins again. */
export function segmentCount(film: ReadonlyMap<string, unknown>, camera: Camera): number {
  return [...film.keys()].filter((name) => name.startsWith(`${camera}-`)).length - 1;
}
