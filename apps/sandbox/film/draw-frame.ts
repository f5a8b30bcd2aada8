import { Canvas, type Colour, type Point } from './canvas.ts';

export type Camera = 'wide' | 'close';

export const size = { width: 320, height: 180 } as const;

const grass: Colour = [34, 110, 62];
const mown: Colour = [40, 122, 70];
const chalk: Colour = [214, 232, 220];
const ball: Colour = [255, 255, 255];
const shade: Colour = [22, 74, 42];
const home: Colour = [208, 58, 58];
const away: Colour = [52, 92, 200];
const board: Colour = [14, 18, 26];
const digits: Colour = [240, 244, 250];

/** The pitch in its own measure: 105 by 68, as in metres. */
const pitch = { x: 105, y: 68 } as const;
const players = 10;

/** One picture of the film, `turn` of the way through its loop: a pitch, two teams that follow a ball, and the clock. */
export function drawFrame(camera: Camera, turn: number, seconds: number): Buffer {
  const canvas = new Canvas(size.width, size.height);
  const at = ballAt(turn);
  const zoom = camera === 'wide' ? 2.9 : 5.2;
  const view = camera === 'wide' ? { x: pitch.x / 2, y: pitch.y / 2 } : at;
  const place = ({ x, y }: Point): Point => ({
    x: size.width / 2 + (x - view.x) * zoom,
    y: size.height / 2 + (y - view.y) * zoom,
  });
  drawPitch(canvas, place, zoom);
  for (let index = 0; index < players; index += 1) {
    canvas.disc(place(playerAt(index, turn, at, -1)), 1.1 * zoom, home);
    canvas.disc(place(playerAt(index, turn, at, 1)), 1.1 * zoom, away);
  }
  const { x, y } = place(at);
  canvas.disc({ x: x + 0.4 * zoom, y: y + 0.6 * zoom }, 0.8 * zoom, shade);
  canvas.disc({ x, y }, 0.8 * zoom, ball);
  drawClock(canvas, seconds);
  return canvas.pixels;
}

function drawPitch(canvas: Canvas, place: (point: Point) => Point, zoom: number): void {
  canvas.box({ x: 0, y: 0 }, { x: size.width, y: size.height }, grass);
  for (let stripe = -1; stripe < 8; stripe += 1) {
    const from = place({ x: stripe * 15, y: -20 });
    canvas.box(from, place({ x: stripe * 15 + 7.5, y: pitch.y + 20 }), mown);
  }
  const thick = Math.max(1, Math.round(zoom / 3));
  const line = (from: Point, to: Point) => canvas.frame(place(from), place(to), chalk, thick);
  line({ x: 0, y: 0 }, pitch);
  line({ x: 0, y: 0 }, { x: pitch.x / 2, y: pitch.y });
  line({ x: 0, y: 14 }, { x: 16.5, y: 54 });
  line({ x: pitch.x - 16.5, y: 14 }, { x: pitch.x, y: 54 });
  canvas.disc(place({ x: pitch.x / 2, y: pitch.y / 2 }), 9.15 * zoom, chalk, 9.15 * zoom - thick);
}

/** A closed way over the pitch, so that the film's end meets its beginning. */
function ballAt(turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return {
    x: pitch.x / 2 + 40 * Math.sin(angle) + 6 * Math.sin(5 * angle),
    y: pitch.y / 2 + 24 * Math.sin(2 * angle) + 4 * Math.cos(7 * angle) - 4,
  };
}

/** Everybody keeps a place and leans towards the ball. */
function playerAt(index: number, turn: number, at: Point, side: -1 | 1): Point {
  const own = { x: 16 + (index % 4) * 20 + (side === 1 ? 9 : 0), y: 8 + ((index * 19 + (side === 1 ? 9 : 0)) % 54) };
  const sway = Math.sin((turn * 4 + index / players) * 2 * Math.PI);
  return { x: own.x + (at.x - own.x) * 0.25 + sway, y: own.y + (at.y - own.y) * 0.2 - sway };
}

function drawClock(canvas: Canvas, seconds: number): void {
  const whole = Math.floor(seconds);
  canvas.box({ x: 8, y: 8 }, { x: 62, y: 28 }, board);
  canvas.text(`00:${String(whole).padStart(2, '0')}`, { x: 12, y: 12 }, 2.4, digits);
  canvas.box({ x: 8, y: 28 }, { x: 8 + 54 * (seconds - whole), y: 30 }, home);
}
