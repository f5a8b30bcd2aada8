import type { Offer } from '../offer.ts';
import { offers } from '../offers.data.ts';
import { boxes, hues, motifs } from './motifs.data.ts';
import type { BannerPlace, PictureName, PictureTheme } from './picture-name.ts';

const sizes: Readonly<Record<BannerPlace, { readonly width: number; readonly height: number }>> = {
  card: { width: 640, height: 200 },
  detail: { width: 960, height: 240 },
};

type Motif = keyof typeof motifs;

/** A drawing of our own for whatever an offer is about. Same name, same drawing. */
export function drawPicture(name: PictureName): string {
  return name.kind === 'banner' ? drawBanner(name) : drawBox(name);
}

function drawBanner({ subject, place, theme }: Extract<PictureName, { kind: 'banner' }>): string {
  const { width, height } = sizes[place];
  const motif = motifOf(offers.find(({ key }) => key === subject));
  const hue = hues[motif] + turnOf(subject);
  const scale = (height * 0.8) / 200;
  const left = width - height * 1.15;
  const streams = [0.2, 0.42, 0.64, 0.86].map((at) => {
    const y = Math.round(height * at);
    return `<path class="stream" d="M0 ${y}C${width * 0.3} ${y - 40} ${width * 0.55} ${y + 44} ${width} ${y - 18}"/>`;
  });
  return svg(
    width,
    height,
    style(hue, theme),
    `<rect class="back" width="${width}" height="${height}"/>${streams.join('')}` +
      `<g transform="translate(${left} ${height * 0.1}) scale(${scale})">${motifs[motif]}</g>`,
  );
}

/** A box a win brought is gold, one a loss brought is blue; both hold the same chances. */
function drawBox({ place, outcome }: Extract<PictureName, { kind: 'box' }>): string {
  const hue = outcome === 'win' ? 42 : 210;
  const own =
    `.fill{fill:hsl(${hue} 52% 46%)}.deep{fill:hsl(${hue} 54% 36%)}.bright{fill:hsl(${hue} 82% 74%)}` +
    `.light{fill:hsl(${hue} 90% 70%);opacity:.28}.line{fill:none;stroke:hsl(${hue} 82% 74%);stroke-width:7}`;
  return svg(200, 200, own, boxes[place]);
}

function motifOf(offer: Offer | undefined): Motif {
  if (offer === undefined) return 'jackpot';
  return offer.kind === 'freebet' ? offer.type : offer.kind;
}

/** Two offers of one kind are told apart by their shade. */
function turnOf(subject: string): number {
  const sum = [...subject].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (sum % 5) * 6 - 12;
}

function style(hue: number, theme: PictureTheme): string {
  const [back, fill, line, bright] =
    theme === 'night' ? ['38% 15%', '40% 30%', '62% 62%', '84% 74%'] : ['52% 91%', '48% 76%', '46% 42%', '62% 38%'];
  return (
    `.back{fill:hsl(${hue} ${back})}.fill{fill:hsl(${hue} ${fill})}.bright{fill:hsl(${hue} ${bright})}` +
    `.line{fill:none;stroke:hsl(${hue} ${line});stroke-width:6;stroke-linecap:round}` +
    `.stream{fill:none;stroke:hsl(${hue} ${line});stroke-width:2;opacity:.22}`
  );
}

function svg(width: number, height: number, css: string, inside: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${css}</style>${inside}</svg>`
  );
}
