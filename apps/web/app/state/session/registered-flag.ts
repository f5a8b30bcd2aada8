/** Says that a player was here, and not who: the next page then waits for the answer instead of showing a visitor's header. */
const key = 'registered';

export function markRegistered(isPlayer: boolean): void {
  try {
    if (isPlayer) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Closed storage: the next page shows a visitor until it knows better.
  }
}

/**
 * Runs in the head, before anything is painted, so it is text and not a module. In a frame the host will say who is here;
 * elsewhere the flag above tells whether it is worth waiting (SESSION-1).
 */
export const askingScript = `try{if(parent!==self||localStorage.getItem('${key}'))document.documentElement.dataset.session='asking'}catch{document.documentElement.dataset.session='asking'}`;
