import type { HostMessage } from '@slipstream/contract/embed/host-message';

import type { FrameScroll } from './frame-scroll.ts';
import type { HostBridge } from './host-bridge.ts';

type Viewport = Extract<HostMessage, { type: 'viewport' }>;

/** Which part of a full-height frame is visible; overlays are placed there (see overlay.module.css). */
export function showViewport({ top, height, insetTop, insetBottom }: Viewport): void {
  const { style } = document.documentElement;
  style.setProperty('--frame-top', `${Math.max(0, top) + insetTop}px`);
  style.setProperty('--frame-size', `${Math.max(0, height - insetTop - insetBottom)}px`);
}

/** While an overlay is open the host should not scroll. */
export function reportOverlays(host: HostBridge, scroll: FrameScroll): () => void {
  let isOpen = false;
  const observer = new MutationObserver(() => {
    const isNow = document.querySelector('dialog[open]') !== null;
    if (isNow && !isOpen) scroll.makeRoom();
    if (isNow !== isOpen) host.send({ type: 'overlay', open: isNow });
    isOpen = isNow;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
