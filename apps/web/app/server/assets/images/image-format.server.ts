export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';
/** Plain is what every browser shows. */
export type WantedFormat = 'avif' | 'webp' | 'plain';

const qualityBase = 80;
/** The share of the base quality that looks equal in a newer format (CONFIG-4). */
const qualityFactors = { avif: 0.8125, webp: 0.875, jpeg: 1, png: 1 } satisfies Record<ImageFormat, number>;

export function qualityOf(format: ImageFormat): number {
  return Math.round(qualityBase * qualityFactors[format]);
}

/** The smallest format the browser accepts (CONFIG-4). */
export function formatFor(accept: string | undefined): WantedFormat {
  const accepted = new Set(
    (accept ?? '').split(',').flatMap((part) => {
      const [type = '', ...settings] = part.trim().toLowerCase().split(';');
      return settings.some((setting) => /^\s*q=0(\.0*)?\s*$/.test(setting)) ? [] : [type];
    }),
  );
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'plain';
}
