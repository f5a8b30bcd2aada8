export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const gap = 6;

/**
 * Where an answer is placed beside its price: below, above or at a side, wherever it covers the fewest other prices,
 * always inside the viewport. Below wins a tie.
 */
export function placeBeside(anchor: Box, { width, height }: Size, view: Box, prices: readonly Box[]): Box {
  const below = anchor.y + anchor.height + gap;
  const above = anchor.y - height - gap;
  const middle = anchor.y + (anchor.height - height) / 2;
  const left = anchor.x;
  const right = anchor.x + anchor.width - width;
  const spots = [
    [left, below],
    [right, below],
    [left, above],
    [right, above],
    [anchor.x - width - gap, middle],
    [anchor.x + anchor.width + gap, middle],
  ] as const;
  const boxes = spots.map(([x, y]) => inside({ x, y, width, height }, view));
  const hidden = (box: Box) => [anchor, ...prices].reduce((sum, price) => sum + overlap(box, price), 0);
  return boxes.reduce((best, box) => (hidden(box) < hidden(best) ? box : best));
}

/** Whether a price is visible, so that an answer can be placed beside it. */
export function isSeen(anchor: Box, view: Box): boolean {
  return overlap(anchor, view) >= (anchor.width * anchor.height) / 2;
}

function inside(box: Box, view: Box): Box {
  const x = Math.max(view.x, Math.min(box.x, view.x + view.width - box.width));
  const y = Math.max(view.y, Math.min(box.y, view.y + view.height - box.height));
  return { ...box, x, y };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
