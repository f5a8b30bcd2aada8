/** Set by the script below for `replayEarlyTaps`. */
interface WithTaps {
  earlyTaps?: () => readonly HTMLElement[];
}

/**
 * Records taps between the first paint and hydration. It runs in the head before anything can be tapped, so it is text
 * and not a module. Native behaviour, such as opening a popover, has already happened. Each button is recorded once,
 * however often it was tapped. Stop propagation: React replays some of these clicks during hydration, and a replayed
 * click would undo the pick.
 */
export const earlyTapsScript = `{const taps=new Set(),keep=(event)=>{const{target}=event,button=target instanceof Element&&target.closest('button[type=button]:not([popovertarget])');if(button){taps.add(button);event.stopImmediatePropagation()}};addEventListener('click',keep,true);window.earlyTaps=()=>{removeEventListener('click',keep,true);delete window.earlyTaps;return[...taps]}}`;

/** Replays the recorded taps after hydration. */
export function replayEarlyTaps(): void {
  for (const button of (window as WithTaps).earlyTaps?.() ?? []) if (button.isConnected) button.click();
}
