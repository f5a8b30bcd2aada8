import type { Brand } from '@slipstream/contract/site/brand/brand';
import { brandStyle } from '@slipstream/contract/site/brand/brand-style';

let last: { readonly brand: string; readonly sheet: string } | undefined;

/** The style sheet of a brand; the same one until the brand changes, because a theme takes milliseconds to derive. */
export function brandSheet(brand: Brand | null): string {
  if (brand === null) return '';
  const key = JSON.stringify(brand);
  if (last?.brand !== key) last = { brand: key, sheet: brandStyle(brand) };
  return last.sheet;
}
