import { compress, encodings, type Encoding } from '../http/encodings.server.ts';

/** One rendered answer, whole, with its compressed forms made when first asked for. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly byteLength: number;
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** When its data began to be read; absent where nobody asks how old it is. */
  readonly startedAtMs?: number;
}

/** Room for the body and for both compressed forms, which for HTML come to less than half of it. */
const bytesPerBodyByte = 1.5;
/** What an answer takes besides its body: headers, key, and its place. A redirect has nothing else, and is not free. */
const entryBytes = 2048;
/** Below this a compressed body saves less than its header costs. */
const compressBytesMin = 512;

export async function renderPage(request: Request, render: (request: Request) => Promise<Response>): Promise<Page> {
  const response = await render(request);
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    byteLength: entryBytes + Math.ceil(body.byteLength * bytesPerBodyByte),
    compressed: {},
  };
}

/** Makes the forms its predecessor was asked for, so that the next visitor waits for none. */
export function compressAlike(page: Page, before: Page): void {
  for (const encoding of encodings) {
    if (Object.hasOwn(before.compressed, encoding)) void pageBody(page, encoding).catch(() => undefined);
  }
}

export async function pageBody(
  page: Page,
  encoding: Encoding | undefined,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; encoding: Encoding | undefined }> {
  if (encoding === undefined || page.body.byteLength < compressBytesMin) {
    return { bytes: page.body as Uint8Array<ArrayBuffer>, encoding: undefined };
  }
  page.compressed[encoding] ??= compress(page.body, encoding, 'page');
  return { bytes: (await page.compressed[encoding]) as Uint8Array<ArrayBuffer>, encoding };
}
