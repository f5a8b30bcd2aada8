import { createConcurrencyLimit, crowded } from '../../http/concurrency-limit.server.ts';
import { emptyPage, extraPage } from '../../http/non-page-route.server.ts';
import type { Page } from '../../loaders/page.server.ts';
import { convertImage } from './convert-image.server.ts';
import { download } from './download.server.ts';
import type { WantedFormat } from './image-format.server.ts';
import type { ImageOrigins, ImageRequest } from './image-request.server.ts';

/** An SVG may contain scripts and links; opened directly it may load and run nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export type ProxyImage = (request: ImageRequest, format: WantedFormat) => Promise<Page>;

/** Resized images of configured origins. Two conversions at a time; beyond the queue the answer is 503. */
export function createImageProxy(origins: ImageOrigins): ProxyImage {
  const pass = createConcurrencyLimit(2, 100);
  return async ({ source, width }, format) => {
    const page = await pass(async () => {
      const loaded = await download(source, origins.own.includes(source.origin));
      if (loaded.kind !== 'file') return emptyPage(loaded.kind === 'missing' ? 404 : 502);
      const made = await convertImage(loaded.bytes, width, format);
      if (made === undefined) return emptyPage(404);
      return extraPage(made.bytes, made.contentType, { 'content-security-policy': drawingPolicy });
    });
    return page === crowded ? emptyPage(503) : page;
  };
}
