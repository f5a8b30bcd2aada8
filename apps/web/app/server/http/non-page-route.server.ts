import type { Page } from '../loaders/page.server.ts';

const encoder = new TextEncoder();

/** A response that is not a page: a sitemap, an image, a manifest. */
export function extraPage(body: string | Uint8Array, contentType: string, headers: Record<string, string> = {}): Page {
  const bytes = Buffer.from(typeof body === 'string' ? encoder.encode(body) : body);
  return {
    status: 200,
    headers: { 'content-type': contentType, ...headers },
    body: bytes,
    byteLength: bytes.byteLength,
    compressed: {},
  };
}

/** A response without a body. A 5xx is not cached. */
export function emptyPage(status: number): Page {
  return { status, headers: {}, body: Buffer.alloc(0), byteLength: 1024, compressed: {} };
}
