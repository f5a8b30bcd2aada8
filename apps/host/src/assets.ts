import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'public');
const require = createRequire(import.meta.url);
const inter = dirname(require.resolve('@fontsource-variable/inter/wght.css'));

/** One sheet of all, in an order in which later ones win. */
const sheets = [
  'tokens.css',
  'base.css',
  'bar.css',
  'controls.css',
  'fields.css',
  'pages.css',
  'account.css',
  'records.css',
  'play.css',
  'again.css',
];

export function styles(): string {
  const faces = readFileSync(join(inter, 'wght.css'), 'utf8').replaceAll('./files/', '/fonts/');
  return [faces, ...sheets.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n');
}

export function favicon(): string {
  return readFileSync(join(folder, 'favicon.svg'), 'utf8');
}

const isUsed = /^inter-[a-z-]+-wght-normal\.woff2$/;

/** The font files that the sheet names, by file name. */
export function fonts(): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const names = readdirSync(join(inter, 'files')).filter((name) => isUsed.test(name));
  return new Map(names.map((name) => [name, new Uint8Array(readFileSync(join(inter, 'files', name)))]));
}
