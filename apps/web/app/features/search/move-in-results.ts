import type { KeyboardEvent } from 'react';

/**
 * Up and Down move between the field and the results; Home and End to the first and last. Typing while a result has the
 * focus goes to the field.
 */
export function moveInResults(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  if (event.nativeEvent.isComposing || field === null) return;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const stops: readonly HTMLElement[] = [field, ...results];
  const at = stops.indexOf(event.target as HTMLElement);
  const isInResults = at > 0;
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: stops[(at + 1) % stops.length],
    ArrowUp: stops.at((at < 1 ? stops.length : at) - 1),
    ...(isInResults && { Home: results[0], End: results.at(-1) }),
  };
  const target = at === -1 ? undefined : steps[event.key];
  if (target !== undefined) {
    event.preventDefault();
    target.focus();
    return;
  }
  const isTyping = event.key === 'Backspace' || (event.key.length === 1 && !event.ctrlKey && !event.metaKey);
  if (isInResults && isTyping) field.focus();
}
