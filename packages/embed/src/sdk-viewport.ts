// The visible part of the frame, as part of the SDK. Like sdk.ts it imports nothing at run time.
import type { EmbeddedSportsbook, EmbedOptions } from './sdk-options.ts';

/** Reports the visible part of the frame, at most once per animation frame. */
export function reportViewport(iframe: HTMLIFrameElement, { insets }: EmbedOptions, send: EmbeddedSportsbook['send']) {
  let isDue = false;
  const now = () => {
    isDue = false;
    const { top, bottom } = iframe.getBoundingClientRect();
    const height = Math.max(0, Math.round(Math.min(innerHeight, bottom) - Math.max(0, top)));
    const visible = { top: Math.round(Math.max(0, -top)), height };
    send({ type: 'viewport', ...visible, insetTop: insets?.top ?? 0, insetBottom: insets?.bottom ?? 0 });
  };
  const later = () => {
    if (!isDue) requestAnimationFrame(now);
    isDue = true;
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  return {
    now,
    stop: () => {
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    },
  };
}
