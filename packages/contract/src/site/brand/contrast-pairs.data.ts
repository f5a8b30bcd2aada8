type Pairs = readonly (readonly [front: string, backs: readonly string[]])[];

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'];

/** Ordinary text needs 4.5 to 1 on every surface it is put on (WCAG 2.2, 1.4.3). */
export const textPairs: Pairs = [
  ['text', [...surfaces, 'accent-surface', 'up-surface', 'down-surface', 'gold-surface']],
  ['text', ['board-glow']],
  ['text-2', ['board-glow']],
  ['text-muted', ['board-glow']],
  ['live', ['board-glow']],
  ['text-2', [...surfaces, 'accent-surface', 'gold-surface']],
  ['text-muted', [...surfaces.slice(0, 3), 'up-surface', 'down-surface', 'accent-surface']],
  ['accent', ['surface-0', 'surface-1', 'surface-2', 'accent-surface']],
  ['on-accent', ['accent-fill', 'accent-fill-strong']],
  ['on-accent-2', ['accent-fill', 'accent-fill-strong']],
  ['price', ['surface-1', 'surface-2', 'surface-3']],
  ['price-up', ['surface-1', 'surface-2', 'up-surface']],
  ['price-down', ['surface-1', 'surface-2', 'down-surface']],
  ['live', ['surface-0', 'surface-1', 'surface-2', 'accent-surface']],
  ['gold', ['surface-1', 'surface-2', 'gold-surface']],
  ['danger', ['surface-1', 'surface-2', 'down-surface']],
  ['surface-0', ['text']],
  [
    'banner-text',
    ['banner-tide', 'banner-tide-far', 'banner-ember', 'banner-ember-far', 'banner-moss', 'banner-moss-far'],
  ],
  ['banner-text-2', ['banner-tide', 'banner-ember', 'banner-moss']],
  ['banner-on-button', ['banner-button']],
];

/** Edges of controls and the focus ring need 3 to 1 (WCAG 2.2, 1.4.11 and 2.4.13). */
export const edgePairs: Pairs = [
  ['focus', [...surfaces, 'accent-surface']],
  [
    'banner-text',
    ['banner-tide', 'banner-tide-far', 'banner-ember', 'banner-ember-far', 'banner-moss', 'banner-moss-far'],
  ],
  ['line-control', ['surface-0', 'surface-1', 'surface-2']],
  ['accent', ['surface-3']],
];
