import type { Page } from '../loaders/page.server.ts';

const encoder = new TextEncoder();

/** An answer that is no page of the product: a sitemap, a picture, a manifest. */
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

/** An answer without a body. A 5xx is not kept, so the next one who asks tries again. */
export function emptyPage(status: number): Page {
  return { status, headers: {}, body: Buffer.alloc(0), byteLength: 1024, compressed: {} };
}
