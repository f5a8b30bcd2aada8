import { useRef, type PointerEvent } from 'react';

/** Dragging this far up opens the sheet. */
const openPx = 24;

/** Opens a closed sheet by dragging its bar. */
export function useDragUp(onOpen: () => void) {
  const start = useRef<number | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null || start.current - clientY < openPx) return;
      end();
      onOpen();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
