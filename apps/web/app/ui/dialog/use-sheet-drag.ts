import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** A sheet dragged down this far closes, and so does one flicked at this many pixels per millisecond. */
const closePx = 96;
const flick = 0.5;
/** A tap moves less than this. */
const tapPx = 6;

/**
 * Lets a finger drag a sheet down by its handle: it follows, and closes or springs back on release. A tap closes it
 * too.
 */
export function useSheetDrag(dialog: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ readonly y: number; readonly at: number } | null>(null);
  const isPulled = useRef(false);

  function moved(event: PointerEvent): number {
    return start.current === null ? 0 : event.clientY - start.current.y;
  }

  function letLoose() {
    start.current = null;
    dialog.current?.style.removeProperty('--pulled');
    dialog.current?.removeAttribute('data-pulled');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = { y: event.clientY, at: event.timeStamp };
      isPulled.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      if (Math.abs(moved(event)) > tapPx) isPulled.current = true;
      dialog.current?.style.setProperty('--pulled', `${Math.max(0, moved(event))}px`);
      dialog.current?.setAttribute('data-pulled', '');
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const px = moved(event);
      const isFlicked = isPulled.current && px / Math.max(1, event.timeStamp - (start.current?.at ?? 0)) > flick;
      letLoose();
      if (px > closePx || isFlicked) onClose();
    },
    onPointerCancel: letLoose,
    onClick({ detail }: MouseEvent) {
      // Ignore the click that ends a drag; a click by key (its count is 0) or tap counts.
      if (detail === 0 || !isPulled.current) onClose();
    },
  };
}
