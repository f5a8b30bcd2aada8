import { qualityOf, type ImageFormat, type WantedFormat } from './image-format.server.ts';
import { readDrawing } from './read-drawing.server.ts';
import { loadSharp } from './sharp.server.ts';

/** Larger pictures are refused before they are unpacked: a small file may claim to be a very large picture. */
const pixelsMax = 24_000_000;
const secondsMax = 5;

export interface Converted {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** A picture as wide as asked for at most, in the best format its reader has. Undefined for what is no picture. */
export async function convertImage(bytes: Buffer, width: number, wanted: WantedFormat): Promise<Converted | undefined> {
  const drawing = readDrawing(bytes);
  // The answer's policy keeps scripts in it from running.
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
    // Whatever a file claims to be, what can't be read as a picture is none; a drawing a browser may still know how to draw.
    return asItIs;
  }
}
