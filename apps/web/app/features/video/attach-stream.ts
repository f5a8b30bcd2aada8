import type HlsType from 'hls.js';

export interface StreamEvents {
  readonly onFailed: () => void;
}

const nativeType = 'application/vnd.apple.mpegurl';

/** Starts a live playlist in a video element. What it answers lets go of it again. */
export function attachStream(video: HTMLVideoElement, url: string, { onFailed }: StreamEvents): () => void {
  if (playsItself(video)) {
    video.addEventListener('error', onFailed);
    video.src = url;
    return () => {
      video.removeEventListener('error', onFailed);
      video.removeAttribute('src');
      video.load();
    };
  }
  let hls: HlsType | undefined;
  let isGone = false;
  void (async () => {
    try {
      const [{ default: Hls }, { default: workerPath }] = await Promise.all([
        import('hls.js'),
        import('hls.js/dist/hls.worker.js?url'),
      ]);
      if (isGone) return;
      if (Hls.isSupported())
        hls = startHls(new Hls({ workerPath, backBufferLength: 20 }), Hls, { video, url, onFailed });
      else onFailed();
    } catch {
      if (!isGone) onFailed();
    }
  })();
  return () => {
    isGone = true;
    hls?.destroy();
  };
}

interface Started extends StreamEvents {
  readonly video: HTMLVideoElement;
  readonly url: string;
}

function startHls(hls: HlsType, Hls: typeof HlsType, { video, url, onFailed }: Started): HlsType {
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    // A decoder that stumbled goes on after one new start; what the network lost, hls.js has already asked for again.
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
    } else onFailed();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return hls;
}

/** Apple's browsers play live playlists themselves, with AirPlay and less power. Others that say so may stumble over them. */
function playsItself(video: HTMLVideoElement): boolean {
  const isApple = 'webkitSupportsPresentationMode' in video;
  return video.canPlayType(nativeType) !== '' && (isApple || !('MediaSource' in window));
}
