// What a host's developer should know of, as part of the SDK. Like sdk.ts it imports nothing at run time.
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import type { EmbedOptions, EmbedProblem } from './sdk-options.ts';

const answerMsMax = 5000;

/** Tells the host's code of each problem, and the browser's console of each once (EMBED-9). */
export function problemReporter({ onProblem }: EmbedOptions) {
  const warned = new Set<string>();
  return (code: EmbedProblem['code'], message: string, error?: unknown): void => {
    onProblem?.({ code, message, ...(error !== undefined && { error }) });
    if (warned.has(code + message)) return;
    warned.add(code + message);
    // oxlint-disable-next-line no-console -- it is where a host's developer looks
    console.warn(`Slipstream: ${message} (${code})`, ...(error === undefined ? [] : [error]));
  };
}
export type Report = ReturnType<typeof problemReporter>;

/** A browser does not tell a page why a frame stays empty, so the only sign is that nobody answers. */
export function expectAnswer(iframe: HTMLIFrameElement, report: Report): () => void {
  let isLoaded = false;
  iframe.addEventListener('load', () => {
    isLoaded = true;
  });
  const timer = setTimeout(() => {
    if (isLoaded)
      report(
        'frame_refused',
        `${iframe.src} was loaded and does not answer. Is ${location.origin} in FRAME_ANCESTORS of the sportsbook's server?`,
      );
    else
      report(
        'frame_silent',
        `${iframe.src} was not loaded within ${answerMsMax / 1000} seconds. Does it answer there?`,
      );
  }, answerMsMax);
  return () => clearTimeout(timer);
}

/** A message of ours that the sportsbook could not use. */
export function reportRefused(message: SportsbookMessage, report: Report): void {
  if (message.type !== 'error') return;
  const { code, message: words } = message.error;
  report(
    code === 'unknown_locale' || code === 'unknown_path' ? code : 'message_refused',
    `the sportsbook says: ${words}`,
  );
}
