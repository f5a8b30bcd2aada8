import { styleText, styleWire } from '@slipstream/contract/site/brand/style-value';
import type { Page } from '@slipstream/contract/site/page';

/** The design tokens of a page (ROUTE-9), written from what was read in them. What is no value is left out and reported (BRAND-4). */
export function readPageStyles(
  styles: Page['meta']['styles'],
  report: (line: string) => void,
): readonly { readonly token: string; readonly value: string }[] {
  return styles.flatMap((style) => {
    const parsed = styleWire.safeParse(style);
    if (parsed.success) return [{ token: parsed.data.token, value: styleText(parsed.data.value) }];
    report(`style ${style.token} is left out: ${style.value} is no colour, length or number`);
    return [];
  });
}
