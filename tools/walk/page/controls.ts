import type { Control, ControlKind, Cover } from '../facts.ts';
import { nameOf, roleOf } from './names.ts';
import { boxOf, describe, isInScrollport, isPainted, isSeen, kinOf, movingParts, topDialog } from './seen.ts';

/** What of the document's height can be seen: a frame as tall as its content is seen in part. */
export interface Clip {
  readonly top: number;
  readonly bottom: number;
}

const controlSelector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider], [role=option]';

/** Elements of the last gathering, by the index of their control: a step takes its element from here. */
export const gathered: Element[] = [];

/** Every control that can be seen and reached, in the order of the document. */
export function gatherControls(clip: Clip): readonly Control[] {
  const root = topDialog() ?? document;
  const moving = movingParts();
  gathered.length = 0;
  const controls: Control[] = [];
  for (const element of root.querySelectorAll(controlSelector)) {
    const face = faceOf(element);
    if (face === null || !isSeen(face) || face.closest('[inert], dialog:not([open])') !== null) continue;
    if (moving.some((part) => part.contains(face))) continue;
    gathered.push(element);
    controls.push(controlOf(element, face, clip));
  }
  return controls;
}

/** What of a control is seen: a radio or checkbox is often drawn by its label. */
function faceOf(element: Element): Element | null {
  if (isSeen(element)) return element;
  return element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
}

function controlOf(element: Element, face: Element, clip: Clip): Control {
  const box = boxOf(face);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isInWindow = x >= 0 && x < document.documentElement.clientWidth && y >= clip.top && y < clip.bottom;
  const isInSight = isInWindow && isPainted(face) && isInScrollport(face, x, y);
  const isDisabled = element.matches(':disabled, [aria-disabled=true]');
  return {
    kind: kindOf(element),
    role: roleOf(element),
    name: nameOf(element),
    kin: kinOf(element),
    href: element instanceof HTMLAnchorElement && element.target !== '_blank' ? element.href : null,
    input: element instanceof HTMLInputElement ? element.inputMode || element.type : null,
    box,
    isInSight,
    cover: isInSight ? coverAt(face, x, y) : null,
    isDisabled,
    isDisabledUnseen: isDisabled && element.matches('button:disabled') && looksTheSame(element as HTMLButtonElement),
    isInline: isInSentence(element),
    region: regionOf(element),
  };
}

function kindOf(element: Element): ControlKind {
  if (element.matches('[data-odds]')) return 'price';
  const role = roleOf(element);
  if (role === 'textbox' || role === 'searchbox') return 'field';
  if (role === 'link') return 'link';
  return ['button', 'tab', 'summary', 'switch'].includes(role) ? 'button' : 'choice';
}

function regionOf(element: Element): Control['region'] {
  if (element.closest('[role=tabpanel], [role=tablist], aside, [role=complementary]') !== null) return 'panel';
  if (element.closest('dialog') !== null) return 'dialog';
  return element.closest('main') === null ? 'around' : 'main';
}

function coverAt(face: Element, x: number, y: number): Cover | null {
  const hit = document.elementFromPoint(x, y);
  if (hit === null || face.contains(hit)) return null;
  const label = hit.closest('label');
  // A click on a label, or on what a control shows inside of it, reaches the control; one on its frame bubbles to it.
  if (label !== null && (label.contains(face) || face.contains(label))) return null;
  for (let part: Element | null = hit; part !== null && !part.contains(face); part = part.parentElement) {
    const { position } = getComputedStyle(part);
    if (position === 'sticky') return { what: describe(part), position };
    // A dialog and the answer to a tap were asked for by the player, and a click beside them closes them.
    if (part.matches('dialog, [role=dialog], [popover]')) return null;
    if (position === 'fixed') return { what: describe(part), position: isBar(part) ? 'fixed-bar' : 'fixed' };
  }
  return { what: describe(hit), position: 'flow' };
}

/** Along the whole of an edge of the window, as headers and tab bars are; in a tall frame they follow what is seen of it. */
function isBar(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isWide = right - left >= clientWidth - 2;
  const isAtEdge = Math.abs(top) < 2 || Math.abs(bottom - clientHeight) < 2;
  return isWide && (isAtEdge || standsOnBar(part) || (parent !== window && part.matches('nav, header')));
}

/** The bar of the slip stands on the tab bar, and the bar of an undo on either. */
function standsOnBar(part: Element): boolean {
  const { left, right, bottom } = part.getBoundingClientRect();
  const below = document.elementFromPoint((left + right) / 2, bottom + 2)?.closest('nav, [data-slip-bar]');
  return below !== null && below !== undefined && below !== part && isBar(below);
}

/** A disabled button that would look no different if it were not. Nothing is painted in between. */
function looksTheSame(button: HTMLButtonElement): boolean {
  const look = () => {
    const { color, backgroundColor, borderColor, opacity, cursor, filter } = getComputedStyle(button);
    return [color, backgroundColor, borderColor, opacity, cursor, filter].join(' ');
  };
  const { transition } = button.style;
  button.style.transition = 'none';
  const disabled = look();
  button.disabled = false;
  const enabled = look();
  button.disabled = true;
  button.style.transition = transition;
  return disabled === enabled;
}

/** Words stand before or after it on the same line (WCAG 2.5.8, inline). */
function isInSentence(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline')) return false;
  const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
  return around.some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1);
}
