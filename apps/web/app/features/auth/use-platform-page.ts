import { platformPageMessage, type PlatformPageMessage } from '@slipstream/contract/embed/platform-message';
import { useEffect, useState, type RefObject } from 'react';

type PlatformPage = PlatformPageMessage['page'];

/**
 * What the platform's page in the frame says about itself, null until it does. Only the page in this very frame counts,
 * and only while it is one of the platform (EMBED-4, EMBED-10).
 */
export function usePlatformPage(frame: RefObject<HTMLIFrameElement | null>, platformUrl: string): PlatformPage | null {
  const [page, setPage] = useState<PlatformPage | null>(null);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== originOf(platformUrl)) return;
      const read = platformPageMessage.safeParse(data);
      if (read.success) setPage(read.data.page);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, platformUrl]);
  return page;
}

function originOf(address: string): string {
  return new URL(address).origin;
}
