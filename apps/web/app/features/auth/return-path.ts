/** Below the sportsbook and with one leading slash only, so that no address can send a player to another origin. */
const ours = /^\/(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,4})?\/)?sportsbook(?:[/?#][^\s\\]{0,1900})?$/;

/** Where a page of the address says to go back to; home when it says nothing that is ours. */
export function returnPath(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get('return_to') ?? '';
  return ours.test(wanted) ? wanted : home;
}
