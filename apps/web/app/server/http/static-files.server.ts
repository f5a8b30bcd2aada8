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
  /** Extra policy for files that need more than the default. */
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
/** A worker runs under the policy of its own response; ours fetches only from this origin. */
const policies: Readonly<Record<string, string>> = {
  [workerAddress]: "default-src 'none'; connect-src 'self'",
  // The push service's worker, registered only if the site has it enabled (CONFIG-3).
  '/push/OneSignalSDKWorker.js':
    "default-src 'none'; script-src https://cdn.onesignal.com; connect-src https://onesignal.com https://api.onesignal.com",
};

/**
 * Reads the built files into memory, by their URL. A table of known URLs leaves no path traversal. Other file types are
 * not served.
 */
export async function readStaticFiles(root: string): Promise<ReadonlyMap<string, StaticFile>> {
  const names = await readdir(root, { recursive: true });
  const files = new Map<string, StaticFile>();
  await Promise.all(
    names.map(async (name) => {
      // The dot folder contains the bundler's manifest.
      if (name.startsWith('.')) return;
      const address = `/${name.split(path.sep).join('/')}`;
      const file = await readStaticFile(path.join(root, name), address);
      if (file !== undefined) files.set(address, file);
    }),
  );
  return files;
}

/** Undefined for a type that is not served. */
export async function readStaticFile(file: string, address: string): Promise<StaticFile | undefined> {
  const contentType = contentTypes[path.extname(file)];
  if (contentType === undefined) return undefined;
  const body = await readFile(file);
  const policy = policies[address];
  return {
    body,
    compressed: await readCompressed(file),
    contentType,
    cacheControl: cacheControlOf(address),
    ...(policy !== undefined && { policy }),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

/** Names under /assets carry a hash of their content; everything else may change with the next release. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Browsers check for a newer worker on every visit, so it must not be cached.
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
