import { useEffect, useEffectEvent } from 'react';

import { useStores } from '../../state/use-stores.ts';

interface ShortcutOptions {
  /** Whether it also works while an overlay is open. */
  readonly isInDialogs?: boolean;
}

/** A single-key shortcut, ignored while the player types or has switched shortcuts off (KEY-2). */
export function useShortcut(key: string, run: () => void, { isInDialogs = false }: ShortcutOptions = {}): void {
  const { preferences } = useStores();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (!preferences.getState().hasShortcuts) return;
    if (!isInDialogs && document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typed));
}

const typed = 'input:not([type=checkbox], [type=radio], [type=range]), select, textarea';
