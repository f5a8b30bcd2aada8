import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Nobody reads new words and presses within this time: such a press was meant for the words before. */
const readMs = 300;

interface PressOptions {
  /** What a press does now, as one text: a press that begins with one deed never does another. */
  readonly deed: string;
  /** Whether the deed has to be read first, because it agrees to something new. */
  readonly isToRead: boolean;
  readonly onPress: (() => void) | undefined;
}

interface Moment {
  readonly deed: string;
  readonly at: number;
}

/**
 * A press counts for what the button said when it began. It is ignored if the button has said something else since, or
 * if it had only just begun to name what is agreed to (TICKET-4).
 */
export function usePress({ deed, isToRead, onPress }: PressOptions) {
  const began = useRef<Moment | null>(null);
  const shown = useRef<Moment>({ deed, at: 0 });
  useLayoutEffect(() => {
    shown.current = { deed, at: performance.now() };
  }, [deed]);

  function begin({ timeStamp }: PointerEvent | KeyboardEvent): void {
    began.current = { deed, at: timeStamp };
  }

  return {
    onPointerDown: begin,
    onKeyDown(event: KeyboardEvent) {
      // Repeated keys and the second half of a double click were meant for the previous state.
      if (event.repeat) event.preventDefault();
      else begin(event);
    },
    onClick({ detail, timeStamp }: MouseEvent) {
      const press = began.current ?? { deed, at: timeStamp };
      began.current = null;
      if (detail > 1 || press.deed !== deed) return;
      if (isToRead && press.at - shown.current.at < readMs) return;
      onPress?.();
    },
  };
}
