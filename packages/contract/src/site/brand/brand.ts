import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { pattern, url, whole, withDefault } from '../../scalars.ts';
import { colourWire, readColour } from './colour.ts';
import type { BrandColours } from './derive-theme.ts';

export const radiusMax = 20;
export const densities = ['auto', 'comfortable', 'compact'] as const;
export const fontFamilyWire = pattern(/^[A-Za-z][A-Za-z0-9 -]{0,39}$/);

/** The look of a site (BRAND-1). Every value has a form from which nothing but itself can be written into a style. */
export const brandWire = z.object({
  /** Buttons, links, what is selected. */
  primary: colourWire,
  /** The tint of grounds, lines and texts. */
  secondary: colourWire,
  /** Corners of controls in px; those of cards and sheets follow. */
  radius: withDefault(whole(0, radiusMax), 8),
  /** Of lists, for whoever has not chosen; `auto` is compact at a desk and comfortable on a phone. */
  density: withDefault(z.enum(densities), 'auto'),
  /** Null is the font of the product. A family without a file is one that devices have. */
  font: withDefault(z.nullable(z.object({ family: fontFamilyWire, file: withDefault(z.nullable(url), null) })), null),
});
export type Brand = Client<typeof brandWire>;

export function brandColours({ primary, secondary }: Pick<Brand, 'primary' | 'secondary'>): BrandColours {
  return { primary: readColour(primary), secondary: readColour(secondary) };
}
