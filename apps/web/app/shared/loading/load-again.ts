const retryMsMin = 500;
const retryMsMax = 8000;

/**
 * Loads code until it comes. Without it a chunk that was lost once on the way would be lost for as long as the page lives,
 * because a lazy component remembers its failure.
 */
export async function loadAgain<Code>(
  load: () => Promise<Code>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Code> {
  // The server draws lazy parts too, and has its code beside it: nothing can be lost there.
  if (typeof document === 'undefined') return load();
  const styles = new LostStyles();
  try {
    for (let retryMs = retryMsMin; ; retryMs = Math.min(2 * retryMs, retryMsMax)) {
      const loaded = await load().then(
        (code) => ({ code }),
        () => null,
      );
      if (loaded !== null) return loaded.code;
      await wait(retryMs);
      styles.askAgain();
    }
  } finally {
    styles.stop();
  }
}

/** The bundler's loader asks for a style sheet once and takes it for loaded ever after; whatever was lost is asked for here. */
class LostStyles {
  readonly #lost = new Set<HTMLLinkElement>();

  constructor() {
    // An error of a resource does not bubble, but it can be caught on its way down.
    document.addEventListener('error', this.#onError, { capture: true });
  }

  askAgain(): void {
    for (const link of this.#lost) link.replaceWith(link.cloneNode());
    this.#lost.clear();
  }

  stop(): void {
    document.removeEventListener('error', this.#onError, { capture: true });
  }

  readonly #onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') this.#lost.add(target);
  };
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
