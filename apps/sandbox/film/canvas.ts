export type Colour = readonly [red: number, green: number, blue: number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Digits and a colon, three wide and five high, a row for each number. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  '0': [0b111, 0b101, 0b101, 0b101, 0b111],
  '1': [0b010, 0b110, 0b010, 0b010, 0b111],
  '2': [0b111, 0b001, 0b111, 0b100, 0b111],
  '3': [0b111, 0b001, 0b111, 0b001, 0b111],
  '4': [0b101, 0b101, 0b111, 0b001, 0b001],
  '5': [0b111, 0b100, 0b111, 0b001, 0b111],
  '6': [0b111, 0b100, 0b111, 0b101, 0b111],
  '7': [0b111, 0b001, 0b010, 0b010, 0b010],
  '8': [0b111, 0b101, 0b111, 0b101, 0b111],
  '9': [0b111, 0b101, 0b111, 0b001, 0b111],
  ':': [0b000, 0b010, 0b000, 0b010, 0b000],
};

/** A picture of plain pixels, three bytes each, as an encoder reads it. */
export class Canvas {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = Buffer.alloc(width * height * 3);
  }

  box(from: Point, to: Point, colour: Colour): void {
    for (let y = Math.max(0, Math.round(from.y)); y < Math.min(this.height, Math.round(to.y)); y += 1) {
      for (let x = Math.max(0, Math.round(from.x)); x < Math.min(this.width, Math.round(to.x)); x += 1) {
        this.pixels.set(colour, (y * this.width + x) * 3);
      }
    }
  }

  frame(from: Point, to: Point, colour: Colour, thick: number): void {
    this.box(from, { x: to.x, y: from.y + thick }, colour);
    this.box({ x: from.x, y: to.y - thick }, to, colour);
    this.box(from, { x: from.x + thick, y: to.y }, colour);
    this.box({ x: to.x - thick, y: from.y }, to, colour);
  }

  /** A disc, or a ring where it has a hole. */
  disc(centre: Point, radius: number, colour: Colour, hole = 0): void {
    for (let y = Math.floor(centre.y - radius); y <= centre.y + radius; y += 1) {
      for (let x = Math.floor(centre.x - radius); x <= centre.x + radius; x += 1) {
        const distance = Math.hypot(x - centre.x, y - centre.y);
        if (distance <= radius && distance >= hole) this.box({ x, y }, { x: x + 1, y: y + 1 }, colour);
      }
    }
  }

  text(text: string, at: Point, size: number, colour: Colour): void {
    for (const [index, sign] of [...text].entries()) {
      for (const [row, bits] of (glyphs[sign] ?? []).entries()) {
        for (const column of [0, 1, 2].filter((each) => (bits & (0b100 >> each)) !== 0)) {
          const from = { x: at.x + (index * 4 + column) * size, y: at.y + row * size };
          this.box(from, { x: from.x + size, y: from.y + size }, colour);
        }
      }
    }
  }
}
