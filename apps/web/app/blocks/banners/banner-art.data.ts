/** Line drawings on a field of 240 by 160, of which a banner shows the end. */
export const artPaths = {
  /** Air around something fast. */
  stream: [
    'M60 28C110 28 130 52 180 52S236 40 260 40',
    'M40 60C100 60 126 80 184 80S238 72 260 72',
    'M70 96C120 96 132 106 188 106S240 104 260 104',
    'M50 132C112 132 138 128 192 130S244 134 260 134',
  ],
  /** A pitch from above, its circle and its box. */
  pitch: [
    'M150 -10V170',
    'M150 46a34 34 0 1 0 .1 0Z',
    'M250 34H206V126H250',
    'M250 58H230V102H250',
    'M206 66a22 22 0 0 0 0 28',
  ],
  /** Three rounds, one inside the other. */
  orbit: [
    'M176 8a72 72 0 1 0 .1 0Z',
    'M176 34a46 46 0 1 0 .1 0Z',
    'M176 60a20 20 0 1 0 .1 0Z',
    'M104 80H60',
    'M176 8V-20',
  ],
  /** A price that rises. */
  steps: ['M80 140V118', 'M112 140V100', 'M144 140V86', 'M176 140V58', 'M208 140V34', 'M74 96 128 74 160 62 214 14'],
} as const satisfies Record<string, readonly string[]>;

export const artKinds = Object.keys(artPaths) as (keyof typeof artPaths)[];
