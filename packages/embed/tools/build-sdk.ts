import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sdkScripts } from '../src/sdk-scripts.ts';

/** Writes the two files a host serves to its own pages. */
const folder = join(import.meta.dirname, '..', 'dist');
mkdirSync(folder, { recursive: true });
const { module, global } = sdkScripts();
for (const [name, text] of [
  ['embed.js', module],
  ['embed.global.js', global],
] as const) {
  writeFileSync(join(folder, name), `${text}\n`);
  process.stdout.write(`packages/embed/dist/${name}: ${gzipSync(text).length} bytes gzip\n`);
}
