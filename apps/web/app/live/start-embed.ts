import { connectHost } from '@slipstream/embed/connect-host';
import { reportResize } from '@slipstream/embed/report-resize';

import type { Site } from '../parts/site.tsx';

/**
 * Speaks with the platform whose frame the sportsbook stands in: tells it how tall the page is, and follows its theme and
 * where it sends the player. Loaded only inside a frame; a host that doesn't answer changes nothing.
 */
export function startEmbed(site: Site, navigate: (path: string) => void): () => void {
  let stopReports: (() => void) | undefined;
  const disconnect = connectHost({
    self: window,
    hostOrigins: site.hostOrigins,
    nonce: crypto.randomUUID(),
    ready: {
      release: 'slipstream',
      capabilities: ['theme', 'navigation', 'resize'],
      locale: site.locale,
      theme: shownTheme(),
      path: location.pathname,
    },
    onConnected: (link) => {
      stopReports = reportResize(link, document.body);
    },
    onMessage: (message) => {
      if (message.type === 'theme') document.documentElement.dataset['theme'] = message.theme;
      if (message.type === 'navigate') navigate(message.path);
    },
    // The host is told over the port by the protocol itself; alone, the sportsbook goes on as it is.
    onProblem: () => undefined,
  });
  return () => {
    stopReports?.();
    disconnect();
  };
}

function shownTheme(): 'night' | 'day' {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'night' || chosen === 'day') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}
