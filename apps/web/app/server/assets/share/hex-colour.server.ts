import { readColour } from '@slipstream/contract/site/brand/colour';
import { hexColour as hexOf } from '@slipstream/contract/site/brand/oklch';

/** `oklch(0.55 0.2 27)` as `#c62a2f`, for drawings that are rasterised by a library that knows sRGB only. */
export function hexColour(oklch: string): string {
  return hexOf(readColour(oklch));
}
