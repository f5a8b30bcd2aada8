import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { encodings, type Encoding } from './encodings.server.ts';

export interface StaticFile {
  readonly body: Buffer;
  readonly compressed: Partial<Readonly<Record<Encoding, Buffer>>>;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** Where a file needs more than the policy every answer has. */
  readonly policy?: string;
}

const suffixes = { br: '.br', gzip: '.gz' } satisfies Record<Encoding, string>;

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const workerAddress = '/sw.js';
/** A worker lives under the policy it came with; ours fetches pages and their parts from here, and nothing else. */
const policies: Readonly<Record<string, string>> = {
  [workerAddress]: "default-src 'none'; connect-src 'self'",
  // The push service's own, which nobody registers unless the site has it switched on (CONFIG-3).
  '/push/OneSignalSDKWorker.js':
    "default-src 'none'; script-src https://cdn.onesignal.com; connect-src https://onesignal.com https://api.onesignal.com",
};

/**
 * Reads the built files into memory, by the address they are served at. They are few and small, and a table of known
 * addresses leaves no path to escape from. Files of a kind not named above are not served.
 */
export async function readStaticFiles(root: string): Promise<ReadonlyMap<string, StaticFile>> {
  const names = await readdir(root, { recursive: true });
  const files = new Map<string, StaticFile>();
  await Promise.all(
    names.map(async (name) => {
      const contentType = contentTypes[path.extname(name)];
      // The dot folder is the bundler's own manifest.
      if (contentType === undefined || name.startsWith('.')) return;
      const file = path.join(root, name);
      const address = `/${name.split(path.sep).join('/')}`;
      const body = await readFile(file);
      const policy = policies[address];
      files.set(address, {
        body,
        compressed: await readCompressed(file),
        contentType,
        cacheControl: cacheControlOf(address),
        ...(policy !== undefined && { policy }),
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      });
    }),
  );
  return files;
}

/** Names under /assets carry a hash of their content; everything else may change with the next release. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Browsers look for a newer worker with every visit; none may be told that the old one is still good.
  return address === workerAddress ? 'no-cache' : 'public, max-age=86400';
}

async function readCompressed(file: string): Promise<StaticFile['compressed']> {
  const found = await Promise.all(
    encodings.map(async (encoding) => {
      const body = await readFile(file + suffixes[encoding]).catch(() => undefined);
      return body === undefined ? [] : [[encoding, body] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
