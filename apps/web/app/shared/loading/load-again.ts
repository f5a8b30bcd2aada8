import { leaveLostBuild } from '../../first-paint/lost-build.ts';

const retryMsMin = 500;
const retryMsMax = 8000;

/**
 * Retries a dynamic import until it succeeds, or leads to a page of the present build if this one is gone. Without it a chunk that failed once stays lost, because a lazy component
 * remembers its failure.
 */
export async function loadAgain<Code>(
  load: () => Promise<Code>,
  wait: (ms: number) => Promise<unknown> = pause,
  leave: () => Promise<boolean> = leaveLostBuild,
): Promise<Code> {
  // On the server chunks are local files and cannot be lost.
  if (typeof document === 'undefined') return load();
  const styles = new LostStyles();
  try {
    for (let retryMs = retryMsMin; ; retryMs = Math.min(2 * retryMs, retryMsMax)) {
      const loaded = await load().then(
        (code) => ({ code }),
        () => null,
      );
      if (loaded !== null) return loaded.code;
      // The page is on its way out; an answer would only draw what is replaced in a moment.
      if (await leave()) return await new Promise(() => {});
      await wait(retryMs);
      styles.askAgain();
    }
  } finally {
    styles.stop();
  }
}

/**
 * The bundler's preload helper requests a style sheet once and then treats it as loaded; failed ones are requested
 * again here.
 */
class LostStyles {
  readonly #lost = new Set<HTMLLinkElement>();

  constructor() {
    // Resource errors do not bubble, but can be captured.
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
