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
  for (let retryMs = retryMsMin; ; retryMs = Math.min(2 * retryMs, retryMsMax)) {
    const loaded = await load().then(
      (code) => ({ code }),
      () => null,
    );
    if (loaded !== null) return loaded.code;
    await wait(retryMs);
    askForStylesAgain();
  }
}

/** The bundler's loader asks for a style sheet once and takes it for loaded ever after. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
