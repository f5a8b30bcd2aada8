/** Set by the script below for `replayEarlyTaps`: what was tapped, and what was chosen, opened or closed. */
interface WithTaps {
  earlyTaps?: () => readonly (readonly [element: HTMLElement, chosen: string | null])[];
}

/**
 * Records taps, choices and what opened or closed between the first paint and hydration. It runs in the head before
 * anything can be tapped, so it is text and not a module. Native behaviour, such as opening a popover, has already
 * happened; the page only hears of it. Each button is recorded once, however often it was tapped. Stop propagation: React
 * hydrates for some of these events and handles them, and the replay would undo the pick or turn the switch back.
 */
export const earlyTapsScript = `{const taps=new Map(),types=['click','change','toggle'],keep=(event)=>{const{target,type}=event;if(!(target instanceof Element))return;if(type==='toggle'){taps.set(target,event.newState);return}const isBox=/^(checkbox|radio)$/.test(target.type),button=target.closest('button[type=button]:not([popovertarget])');if(type==='change'&&target.tagName==='SELECT')taps.set(target,target.value);else if(type==='change'&&isBox)taps.set(target,String(target.checked));else if(type==='click'&&button)taps.set(button,null);else if(!isBox)return;event.stopImmediatePropagation()};for(const type of types)addEventListener(type,keep,true);window.earlyTaps=()=>{for(const type of types)removeEventListener(type,keep,true);delete window.earlyTaps;return[...taps]}}`;

/** Replays the recorded taps and choices after hydration. */
export function replayEarlyTaps(): void {
  for (const [element, chosen] of (window as WithTaps).earlyTaps?.() ?? []) {
    if (!element.isConnected) continue;
    if (chosen === null) element.click();
    else if (element instanceof HTMLInputElement) {
      // A click changes it to what was chosen, and React hears of that.
      element.checked = chosen !== 'true';
      element.click();
    } else if (element instanceof HTMLSelectElement) {
      // Hydration may have put back what the server had chosen.
      element.value = chosen;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else element.dispatchEvent(new ToggleEvent('toggle', { newState: chosen }));
  }
}
