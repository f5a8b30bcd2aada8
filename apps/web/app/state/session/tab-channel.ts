import { tabChannel, tabMessage, type TabMessage } from '@slipstream/contract/embed/tab-message';

export interface Tabs {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
}

/**
 * The other tabs of this browser. Where they cannot be reached, as in some third-party frames, each tab polls by
 * itself.
 */
export function openTabs(hear: (message: TabMessage) => void): Tabs {
  try {
    const channel = new BroadcastChannel(tabChannel);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = tabMessage.safeParse(data);
      if (read.success) hear(read.data);
    });
    return { post: channel.postMessage.bind(channel), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}
