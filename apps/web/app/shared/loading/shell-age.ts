import { useEffect } from 'react';

/** The counts of matches around a page are loaded again with a page or a list once they are so old. */
export const shellAgeMsMax = 60_000;

const loaded: { shell: object | null; atMs: number } = { shell: null, atMs: 0 };

/** In the browser only: since the document or the shell was loaded. */
export function isShellOld(): boolean {
  return performance.now() - loaded.atMs > shellAgeMsMax;
}

/** Notes when the shell was loaded, by the identity of what was. */
export function useShellAge(shell: object): void {
  useEffect(() => {
    if (loaded.shell === shell) return;
    loaded.shell = shell;
    loaded.atMs = performance.now();
  }, [shell]);
}
