/** What the script below leaves for `replayEarlyTaps`. */
interface WithTaps {
  earlyTaps?: () => readonly HTMLElement[];
}

/**
 * Keeps what is tapped while the page is already painted and not yet alive. It runs in the head, before anything can be tapped,
 * so it is text and not a module. What the browser does by itself, like opening a popover, it has done already. A button is kept
 * once: who taps again because nothing happened wants it once. What is kept goes no further: while React hydrates it answers some
 * taps and drops others, and one that is answered and done again would take the pick back.
 */
export const earlyTapsScript = `{const taps=new Set(),keep=(event)=>{const{target}=event,button=target instanceof Element&&target.closest('button[type=button]:not([popovertarget])');if(button){taps.add(button);event.stopImmediatePropagation()}};addEventListener('click',keep,true);window.earlyTaps=()=>{removeEventListener('click',keep,true);delete window.earlyTaps;return[...taps]}}`;

/** Does what was tapped before the page was alive, once it is. */
export function replayEarlyTaps(): void {
  for (const button of (window as WithTaps).earlyTaps?.() ?? []) if (button.isConnected) button.click();
}
