import type { Control } from './facts.ts';
import type { Look, View } from './look.ts';
import type { Target } from './types.ts';

/** Figures change, names do not. */
export function masked(text: string): string {
  return text
    .replaceAll(/\d+(?:[.,:/’'\u00a0\u202f]\d+)*/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How a control is written into a step. */
export function targetOf({ scene, facts }: View, index: number): Target {
  const { role, name, kin } = facts.controls[index]!;
  const nth = facts.controls.slice(0, index).filter((other) => isAlike(other, role, masked(name))).length;
  return { frame: scene.kind, role, name: masked(name), nth, kin };
}

export interface Found {
  readonly view: View;
  readonly index: number;
  readonly control: Control;
}

/** The control a step means; else the last of that name, else the first of its kin in sight, null when there is none. */
export function findTarget({ views }: Look, { frame, role, name, nth, kin }: Target): Found | null {
  for (const view of views) {
    if (view.scene.kind !== frame) continue;
    const alike = view.facts.controls.flatMap((control, index) => (isAlike(control, role, name) ? [index] : []));
    const kinAt = view.facts.controls.findIndex(
      (control) => control.role === role && isFree(control) && control.kin === kin,
    );
    const index = alike[nth] ?? alike.at(-1) ?? kinAt;
    if (index >= 0) return { view, index, control: view.facts.controls[index]! };
  }
  return null;
}

function isFree({ isInSight, cover, isDisabled }: Control): boolean {
  return isInSight && cover === null && !isDisabled;
}

function isAlike(control: Pick<Control, 'role' | 'name'>, role: string, name: string): boolean {
  return control.role === role && masked(control.name) === name;
}
