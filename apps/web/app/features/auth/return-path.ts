/** Below the sportsbook with exactly one leading slash, so that it cannot lead to another origin. */
const ours = /^\/(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,4})?\/)?sportsbook(?:[/?#][^\s\\]{0,1900})?$/;

/** The return path of the address; home if it is missing or not ours. */
export function returnPath(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get('return_to') ?? '';
  return ours.test(wanted) ? wanted : home;
}
