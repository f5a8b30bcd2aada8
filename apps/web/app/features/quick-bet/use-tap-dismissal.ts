import { useEffect, type RefObject } from 'react';

import type { Slip } from '../../state/slip/slip.ts';

/**
 * Escape dismisses an answer; a tap outside does if it contains a question. If the price was picked by keyboard, the
 * focus moves to the question and back.
 */
export function useTapDismissal({ quick }: Slip, ref: RefObject<HTMLElement | null>, askedId: string | null): void {
  useEffect(() => {
    const popover = ref.current;
    if (askedId === null || popover === null) return undefined;
    const { activeElement: from } = document;
    const isByKeyboard = from?.matches('[data-odds]:focus-visible') ?? false;
    if (isByKeyboard) popover.querySelector<HTMLElement>('input, [data-look=primary], button')?.focus();

    function onClick({ target }: MouseEvent): void {
      const isElsewhere = target instanceof Element && target.closest('[data-odds]') === null;
      if (isElsewhere && !isInDialog(target) && !popover?.contains(target)) quick.dismiss();
    }
    function onKeyDown({ key, target }: KeyboardEvent): void {
      if (key === 'Escape' && !isInDialog(target)) quick.dismiss();
    }
    addEventListener('click', onClick);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKeyDown);
      if (isByKeyboard && from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, [quick, ref, askedId]);
}

/** A dialog above the page, such as a jackpot's, takes its own keys and clicks. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
