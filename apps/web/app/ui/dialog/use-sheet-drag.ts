import { useRef, type PointerEvent, type RefObject } from 'react';

/** A sheet pulled down this far is meant to go. */
const closePx = 96;

/** Lets a finger pull a sheet down by its handle: it follows, and goes or springs back when let loose. */
export function useSheetDrag(dialog: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | null>(null);

  function move(event: PointerEvent): number {
    return start.current === null ? 0 : Math.max(0, event.clientY - start.current);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      dialog.current?.style.setProperty('--pulled', `${move(event)}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isPulled = move(event) > closePx;
      start.current = null;
      dialog.current?.style.removeProperty('--pulled');
      if (isPulled) onClose();
    },
    onPointerCancel() {
      start.current = null;
      dialog.current?.style.removeProperty('--pulled');
    },
  };
}
