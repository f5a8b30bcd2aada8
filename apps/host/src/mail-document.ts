import { brandColours } from '@slipstream/contract/site/brand/brand';
import { deriveThemes } from '@slipstream/contract/site/brand/derive-theme';
import { hexColour } from '@slipstream/contract/site/brand/oklch';
import type { PlatformConfig } from './platform-config.ts';

/** How a site looks in a mail: sRGB and tables of addresses, because mail programs know neither tokens nor style sheets. */
export interface MailLook {
  readonly siteName: string;
  /** The icon as a PNG, which every mail program can show. */
  readonly icon: string;
  /** Where links of the mail lead. */
  readonly origin: string;
  readonly colours: Readonly<Record<'ground' | 'card' | 'text' | 'muted' | 'accent' | 'onAccent', string>>;
  readonly radius: number;
}

interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly note: string;
  readonly path: string;
}

/** The product's own tokens by day. */
const usualColours: MailLook['colours'] = {
  ground: hexColour({ l: 0.955, c: 0.006, h: 250 }),
  card: hexColour({ l: 0.995, c: 0.002, h: 250 }),
  text: hexColour({ l: 0.22, c: 0.025, h: 255 }),
  muted: hexColour({ l: 0.48, c: 0.024, h: 255 }),
  accent: hexColour({ l: 0.5, c: 0.115, h: 222 }),
  onAccent: hexColour({ l: 0.99, c: 0.005, h: 220 }),
};
const usualRadius = 8;

/** `address` is one of the platform's own pages. */
export function mailLook(config: PlatformConfig | null, address: string, sportsbookOrigin: string): MailLook {
  const { origin } = new URL(address);
  const brand = config?.site.brand ?? null;
  const common = { siteName: config?.site.siteName ?? '', icon: `${sportsbookOrigin}/icons/192.png`, origin };
  if (brand === null) return { ...common, colours: usualColours, radius: usualRadius };
  const { day } = deriveThemes(brandColours(brand));
  const colours = {
    ground: hexColour(day['surface-0']),
    card: hexColour(day['surface-1']),
    text: hexColour(day.text),
    muted: hexColour(day['text-muted']),
    accent: hexColour(day['accent-fill']),
    onAccent: hexColour(day['on-accent']),
  };
  return { ...common, colours, radius: brand.radius };
}

/** One mail as a whole document, in the look of the site (BRAND-3). */
export function mailDocument(words: MailWords, { siteName, icon, origin, colours, radius }: MailLook): string {
  const { ground, card, text, muted, accent, onAccent } = colours;
  const font = 'font-family:system-ui,sans-serif';
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(words.subject)}</title></head>
<body style="margin:0;padding:24px;background:${ground};color:${text};${font}">
<div style="max-width:480px;margin:0 auto;padding:24px;background:${card};border-radius:${Math.round(radius * 1.5)}px">
<p style="margin:0 0 20px;font-size:18px;font-weight:700"><img src="${escaped(icon)}" alt="" width="32" height="32" style="vertical-align:middle"> <span style="vertical-align:middle">${escaped(siteName)}</span></p>
<p style="margin:0 0 20px;font-size:16px;line-height:1.5">${escaped(words.text)}</p>
<p style="margin:0 0 20px"><a target="_top" href="${escaped(origin + words.path)}" style="display:inline-block;padding:12px 20px;background:${accent};color:${onAccent};border-radius:${radius}px;font-weight:600;text-decoration:none">${escaped(words.button)}</a></p>
<p style="margin:0;font-size:13px;color:${muted}">${escaped(words.note)}</p>
</div></body></html>`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
