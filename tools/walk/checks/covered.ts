import type { Control, Facts } from '../facts.ts';
import { masked } from '../targets.ts';
import type { Complaint } from '../types.ts';

/** A header that sticks is scrolled under, and so is a bar along the edge of the window. Everything else is in the way. */
const isInTheWay = { sticky: false, 'fixed-bar': false, fixed: true, flow: true } as const;

/** Every price, field and button in sight is what a click at its middle reaches. */
export function checkCovered({ controls }: Pick<Facts, 'controls'>): readonly Complaint[] {
  return controls.flatMap((control) => {
    const { cover } = control;
    if (!isTarget(control) || cover === null || !isInTheWay[cover.position]) return [];
    const what = `${control.kin} under ${masked(cover.what)}`;
    return [
      {
        check: 'covered',
        what,
        detail: `${control.role} "${control.name}" lies under ${cover.what} (${cover.position})`,
      },
    ];
  });
}

function isTarget({ kind, isInSight }: Control): boolean {
  return isInSight && kind !== 'link';
}
