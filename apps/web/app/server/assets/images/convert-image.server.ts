import { qualityOf, type ImageFormat, type WantedFormat } from './image-format.server.ts';
import { readDrawing } from './read-drawing.server.ts';
import { loadSharp } from './sharp.server.ts';

/** Larger images are refused before decoding: a small file may claim huge dimensions. */
const pixelsMax = 24_000_000;
const secondsMax = 5;

export interface Converted {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** An image resized to the requested width, in the best format the client accepts. Undefined if it is not an image. */
export async function convertImage(bytes: Buffer, width: number, wanted: WantedFormat): Promise<Converted | undefined> {
  const drawing = readDrawing(bytes);
  // The response's policy prevents its scripts from running.
  const asItIs = drawing === null ? undefined : { bytes, contentType: 'image/svg+xml' };
  if (drawing?.needsBrowser === true) return asItIs;
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' });
    const { hasAlpha } = await picture.metadata();
    const format: ImageFormat = wanted === 'plain' ? (hasAlpha ? 'png' : 'jpeg') : wanted;
    const sized = picture.autoOrient().resize({ width, withoutEnlargement: drawing === null });
    const made = sized.toFormat(format, { quality: qualityOf(format), ...(format === 'avif' && { effort: 3 }) });
    return { bytes: await made.timeout({ seconds: secondsMax }).toBuffer(), contentType: `image/${format}` };
  } catch {
    // Whatever a file claims to be, it must decode as an image; an SVG may still be rendered by the browser.
    return asItIs;
  }
}
