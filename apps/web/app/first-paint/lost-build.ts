interface WithLostBuild {
  /** Set by the page's module script (late-scripts.server.ts); absent with `FIRST_PAINT=off`. */
  leaveLostBuild?: () => Promise<boolean>;
}

/**
 * Reloads the page if its build is no longer served, as after a release: what a page of it still has to load will never come
 * (PAGE-9). The slip is kept by the browser (SESSION-6). False when the build is there, or the page was reloaded a moment ago.
 */
export async function leaveLostBuild(): Promise<boolean> {
  return (await (window as WithLostBuild).leaveLostBuild?.()) ?? false;
}
