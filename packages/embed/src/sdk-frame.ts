// The frame itself, as part of the SDK. Like sdk.ts it imports nothing at run time.
import type { ReturnedFrameName } from '@slipstream/contract/embed/handshake';

const returnedName = 'slipstream-returned' satisfies ReturnedFrameName;

export function frameOf(title: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title;
  if (isReturn()) iframe.name = returnedName;
  iframe.allow = 'clipboard-write; fullscreen';
  iframe.style.cssText = 'display:block;width:100%;border:0;min-height:100vh';
  return iframe;
}

/** Whether this document was made by a step of the history or a reload. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}
