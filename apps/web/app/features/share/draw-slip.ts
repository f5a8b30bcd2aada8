import { qrCode } from './qr-code.ts';

export interface DrawnSlip {
  readonly site: string;
  readonly legs: readonly {
    readonly outcome: string;
    readonly market: string;
    readonly match: string;
    readonly odds: string;
  }[];
  /** "and 2 more", or nothing. */
  readonly more: string;
  readonly code: string;
  readonly link: string;
}

const width = 1080;
const inset = 64;
const legHeight = 148;
const headHeight = 150;
const footHeight = 300;
const family = '"Inter Variable", system-ui, sans-serif';

/** Draws a slip for sending, in the page's own colours and type. */
export async function drawSlip(canvas: HTMLCanvasElement, slip: DrawnSlip): Promise<void> {
  const context = canvas.getContext('2d');
  if (context === null) return;
  await Promise.all([document.fonts.load(`700 40px ${family}`), document.fonts.load(`450 30px ${family}`)]);
  canvas.width = width;
  canvas.height = headHeight + slip.legs.length * legHeight + footHeight;
  const colours = pageColours(canvas);
  const write = (words: string, x: number, y: number, font: string, colour: string, maxWidth?: number) => {
    context.font = `${font} ${family}`;
    context.fillStyle = colour;
    context.fillText(words, x, y, maxWidth);
  };
  // The canvas reads in the page's direction; places from the left are then places from the right.
  const isRtl = getComputedStyle(canvas).direction === 'rtl';
  const across = (x: number) => (isRtl ? width - x : x);
  const start = across(inset);
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.fillStyle = colours.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(slip.site, start, 100, '720 52px', colours.accent);
  slip.legs.forEach((leg, index) => {
    const y = headHeight + index * legHeight;
    context.fillStyle = colours.line;
    context.fillRect(inset, y, width - 2 * inset, 2);
    write(leg.outcome, start, y + 52, '640 38px', colours.text, width - 2 * inset - 180);
    write(leg.market, start, y + 92, '450 28px', colours.muted, width - 2 * inset);
    write(leg.match, start, y + 128, '450 28px', colours.muted, width - 2 * inset);
    context.textAlign = 'end';
    write(leg.odds, across(width - inset), y + 52, '700 40px', colours.text);
    context.textAlign = 'start';
  });
  const foot = canvas.height - footHeight;
  write(slip.more, start, foot + 40, '450 28px', colours.muted);
  write(slip.code, start, foot + 150, '700 44px', colours.text, width - 2 * inset - 260);
  write(slip.link, start, foot + 200, '450 26px', colours.muted, width - 2 * inset - 260);
  drawQr(context, slip.link, isRtl ? inset : width - inset - 220, foot + 40, colours);
}

function drawQr(
  context: CanvasRenderingContext2D,
  link: string,
  x: number,
  y: number,
  { paper, ink }: ReturnType<typeof pageColours>,
): void {
  const rows = qrCode(link);
  if (rows === null) return;
  const cell = Math.floor(200 / rows.length);
  const size = cell * rows.length;
  context.fillStyle = paper;
  context.fillRect(x, y, size + 20, size + 20);
  context.fillStyle = ink;
  rows.forEach((row, down) => {
    row.forEach((isDark, right) => {
      if (isDark) context.fillRect(x + 10 + right * cell, y + 10 + down * cell, cell, cell);
    });
  });
}

/** The tokens as the page shows them right now, theme and all. */
function pageColours(canvas: HTMLCanvasElement) {
  const probe = document.createElement('span');
  canvas.after(probe);
  const read = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    surface: read('surface-1'),
    line: read('line'),
    text: read('text'),
    muted: read('text-muted'),
    accent: read('accent'),
    paper: read('banner-button'),
    ink: read('banner-on-button'),
  };
  probe.remove();
  return colours;
}
