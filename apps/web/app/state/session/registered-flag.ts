import { pageMarkScript } from '../../first-paint/page-marks.ts';
import { device, writeStored } from '../storage/stored-text.ts';

/**
 * Records that a player was signed in, not who: the next page then waits for the session instead of showing a visitor's
 * header.
 */
export const registeredKey = 'registered';
const asking = pageMarkScript('session', 'asking');

export function markRegistered(isPlayer: boolean): void {
  // Where storage is blocked the next page shows a visitor's header until the session is known.
  writeStored(device, registeredKey, isPlayer ? '1' : null);
}

/**
 * Runs in the head before the first paint, so it is text and not a module. In a frame the host says who is signed in;
 * elsewhere the flag above says whether to wait (SESSION-1).
 */
export const askingScript = `try{if(parent!==self||localStorage.getItem('${registeredKey}'))${asking}}catch{${asking}}`;
