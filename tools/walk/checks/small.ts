import type { Box, Control, Facts } from '../facts.ts';
import type { Complaint } from '../types.ts';

const sizeMin = 24;
/** Layout rounds to fractions of a pixel. */
const tolerance = 0.5;

/**
 * WCAG 2.5.8: a target is at least 24 by 24 pixels, or a circle of that size around its middle touches no other target and no
 * circle of another small one. Links in a sentence are exempt, and what another, larger target does as well.
 */
export function checkSmall({ controls }: Pick<Facts, 'controls'>): readonly Complaint[] {
  const seen = controls.filter(({ isInSight }) => isInSight);
  return seen
    .filter((control) => isSmall(control) && !isApart(control, seen) && !hasEqual(control, controls))
    .map(({ role, name, kin, box }) => ({
      check: 'small',
      what: kin,
      detail: `${role} "${name}" is ${box.width.toFixed(1)} x ${box.height.toFixed(1)} px with another target too near`,
    }));
}

function isSmall({ box, isInline }: Control): boolean {
  return !isInline && Math.min(box.width, box.height) < sizeMin - tolerance;
}

function hasEqual({ href }: Control, all: readonly Control[]): boolean {
  return href !== null && all.some((other) => other.href === href && !isSmall(other) && !other.isInline);
}

function isApart(control: Control, all: readonly Control[]): boolean {
  const middle = middleOf(control.box);
  return all.every((other) => {
    // Two controls with one face are one target: a radio and its label, a link around a link.
    if (other === control || isSameBox(other.box, control.box)) return true;
    // A row that is scrolled under a bar is near it for a moment only.
    if (other.region !== control.region) return true;
    if (distanceTo(middle, other.box) < sizeMin / 2 - tolerance) return false;
    const { x, y } = middleOf(other.box);
    return !isSmall(other) || Math.hypot(x - middle.x, y - middle.y) >= sizeMin - tolerance;
  });
}

function isSameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}

function distanceTo({ x, y }: { readonly x: number; readonly y: number }, box: Box): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, down);
}
