/**
 * Keeps what was loaded for a while and loads once for everybody who asks meanwhile. When the next load gives nothing, the
 * old value stands in: a list of leagues an hour old is better than none.
 */
export function ttlCache<Value>(
  ms: number,
  now: () => number,
  load: () => Promise<Value | undefined>,
): () => Promise<Value | undefined> {
  let kept: { readonly value: Value; readonly atMs: number } | undefined;
  let running: Promise<Value | undefined> | undefined;

  async function reload(): Promise<Value | undefined> {
    const value = await load();
    if (value !== undefined) kept = { value, atMs: now() };
    return value ?? kept?.value;
  }

  return () => {
    if (kept !== undefined && now() - kept.atMs < ms) return Promise.resolve(kept.value);
    running ??= reload().finally(() => {
      running = undefined;
    });
    return running;
  };
}
