/** The storage of this browser session; undefined where it is closed to the page, as in a third-party frame. */
export function sessionStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
