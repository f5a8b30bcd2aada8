/** A field of play as lines on a ground, 360 by 200, the home side at the left end. */
export interface Field {
  readonly ground: 'grass' | 'court' | 'wood' | 'ice' | 'plain';
  /** Whether the sides have an end each, so that pressure has a direction. */
  readonly hasEnds: boolean;
  /** The inside of the field, which pressure may fill. */
  readonly inside: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly lines: string;
}

const whole = { x: 8, y: 8, width: 344, height: 184 };
const frame = 'M8 8h344v184H8z';

export const fields = {
  pitch: {
    ground: 'grass',
    hasEnds: true,
    inside: whole,
    lines: `${frame}M180 8v184M152 100a28 28 0 1 0 56 0a28 28 0 1 0-56 0M8 50h54v100H8M352 50h-54v100h54M8 76h20v48H8M352 76h-20v48h20M62 84a20 20 0 0 1 0 32M298 84a20 20 0 0 0 0 32`,
  },
  handball: {
    ground: 'court',
    hasEnds: true,
    inside: whole,
    lines: `${frame}M180 8v184M8 36a64 64 0 0 1 64 56v16a64 64 0 0 1-64 56M352 36a64 64 0 0 0-64 56v16a64 64 0 0 0 64 56M8 84h5v32H8M352 84h-5v32h5`,
  },
  rugby: {
    ground: 'grass',
    hasEnds: true,
    inside: whole,
    lines: `${frame}M36 8v184M324 8v184M180 8v184M104 8v184M256 8v184M36 84h-8M36 116h-8M324 84h8M324 116h8`,
  },
  gridiron: {
    ground: 'grass',
    hasEnds: true,
    inside: whole,
    lines: `${frame}M38 8v184M322 8v184M66 8v184M95 8v184M123 8v184M152 8v184M180 8v184M208 8v184M237 8v184M265 8v184M294 8v184`,
  },
  basketball: {
    ground: 'wood',
    hasEnds: true,
    inside: whole,
    lines: `${frame}M180 8v184M156 100a24 24 0 1 0 48 0a24 24 0 1 0-48 0M8 68h72v64H8M352 68h-72v64h72M80 76a24 24 0 0 1 0 48M280 76a24 24 0 0 0 0 48M8 22h34a92 92 0 0 1 0 156H8M352 22h-34a92 92 0 0 0 0 156h34M24 100a5 5 0 1 0 10 0a5 5 0 1 0-10 0M326 100a5 5 0 1 0 10 0a5 5 0 1 0-10 0`,
  },
  rink: {
    ground: 'ice',
    hasEnds: true,
    inside: whole,
    lines:
      'M48 8h264a40 40 0 0 1 40 40v104a40 40 0 0 1-40 40H48a40 40 0 0 1-40-40V48a40 40 0 0 1 40-40zM180 8v184M132 8v184M228 8v184M38 9v182M322 9v182M158 100a22 22 0 1 0 44 0a22 22 0 1 0-44 0M62 56a18 18 0 1 0 36 0a18 18 0 1 0-36 0M62 144a18 18 0 1 0 36 0a18 18 0 1 0-36 0M262 56a18 18 0 1 0 36 0a18 18 0 1 0-36 0M262 144a18 18 0 1 0 36 0a18 18 0 1 0-36 0M38 90h-8v20h8M322 90h8v20h-8',
  },
  tennis: {
    ground: 'court',
    hasEnds: true,
    inside: { x: 28, y: 24, width: 304, height: 152 },
    lines: 'M28 24h304v152H28zM28 44h304M28 156h304M100 44v112M260 44v112M100 100h160M180 12v176M28 100h8M332 100h-8',
  },
  volleyball: {
    ground: 'wood',
    hasEnds: true,
    inside: { x: 40, y: 30, width: 280, height: 140 },
    lines: 'M40 30h280v140H40zM180 16v168M132 30v140M228 30v140',
  },
  table: {
    ground: 'court',
    hasEnds: true,
    inside: { x: 40, y: 34, width: 280, height: 132 },
    lines: 'M40 34h280v132H40zM40 100h280M180 24v152',
  },
  baize: {
    ground: 'grass',
    hasEnds: false,
    inside: whole,
    lines:
      'M20 20h320v160H20zM88 20v160M88 74a26 26 0 0 0 0 52M20 20m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M340 20m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 180m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M340 180m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M173 20a7 7 0 1 0 14 0M173 180a7 7 0 0 1 14 0',
  },
  diamond: {
    ground: 'grass',
    hasEnds: false,
    inside: whole,
    lines:
      'M180 188L120 128L180 68L240 128zM180 188L48 56M180 188L312 56M48 56a178 178 0 0 1 264 0M172 128a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  },
  oval: {
    ground: 'grass',
    hasEnds: false,
    inside: whole,
    lines:
      'M16 100a164 88 0 1 0 328 0a164 88 0 1 0-328 0M88 100a92 54 0 1 0 184 0a92 54 0 1 0-184 0M142 90h76v20h-76zM152 86v28M208 86v28',
  },
  ring: {
    ground: 'plain',
    hasEnds: false,
    inside: whole,
    lines: 'M92 12h176v176H92zM104 24h152v152H104zM92 12l12 12M268 12l-12 12M92 188l12-12M268 188l-12-12',
  },
  octagon: {
    ground: 'plain',
    hasEnds: false,
    inside: whole,
    lines: 'M130 10h100l54 54v72l-54 54H130l-54-54V64zM136 24h88l46 46v60l-46 46h-88l-46-46V70z',
  },
  dartboard: {
    ground: 'plain',
    hasEnds: false,
    inside: whole,
    lines:
      'M92 100a88 88 0 1 0 176 0a88 88 0 1 0-176 0M104 100a76 76 0 1 0 152 0a76 76 0 1 0-152 0M134 100a46 46 0 1 0 92 0a46 46 0 1 0-92 0M172 100a8 8 0 1 0 16 0a8 8 0 1 0-16 0M180 24v68M180 108v68M104 100h68M188 100h68M126 46l48 48M186 106l48 48M126 154l48-48M186 94l48-48',
  },
  lanes: {
    ground: 'plain',
    hasEnds: false,
    inside: whole,
    lines:
      'M24 176L336 24M24 176V52a28 28 0 0 1 28-28H336M24 176H308a28 28 0 0 0 28-28V24M14 150h36v36H14zM310 14h36v36h-36zM120 129l12-6M228 77l12-6M150 24v0M150 114l60-28',
  },
  plain: { ground: 'plain', hasEnds: true, inside: whole, lines: `${frame}M180 8v184` },
} as const satisfies Record<string, Field>;

/** By sport; a computer game has lanes, anything else two halves. */
export const fieldBySport: Readonly<Record<string, keyof typeof fields>> = {
  soccer: 'pitch',
  'e-soccer': 'pitch',
  futsal: 'pitch',
  handball: 'handball',
  rugby: 'rugby',
  'rugby-union': 'rugby',
  'rugby-league': 'rugby',
  'american-football': 'gridiron',
  basketball: 'basketball',
  'e-basketball': 'basketball',
  'ice-hockey': 'rink',
  floorball: 'rink',
  tennis: 'tennis',
  padel: 'tennis',
  volleyball: 'volleyball',
  'beach-volleyball': 'volleyball',
  badminton: 'volleyball',
  'table-tennis': 'table',
  snooker: 'baize',
  baseball: 'diamond',
  cricket: 'oval',
  'premium-cricket': 'oval',
  boxing: 'ring',
  mma: 'octagon',
  darts: 'dartboard',
};
