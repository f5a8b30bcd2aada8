/** Session storage; undefined if it is blocked, as in a third-party frame. */
export function sessionStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
