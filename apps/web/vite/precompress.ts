import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compress, encodings } from '../app/server/http/encodings.server.ts';

const compressible = /\.(?:css|js|json|svg|txt|webmanifest)$/;
const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Writes a .br and a .gz beside every text file of the build; the server picks one by what the browser accepts. */
export async function precompress(root: string): Promise<void> {
  const names = (await readdir(root, { recursive: true })).filter(
    (name) => compressible.test(name) && !name.startsWith('.'),
  );
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(root, name);
      const body = await readFile(file);
      for (const encoding of encodings) {
        const compressed = await compress(body, encoding, 'file');
        if (compressed.byteLength < body.byteLength) await writeFile(file + suffixes[encoding], compressed);
      }
    }),
  );
}
