import { useSyncExternalStore, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

const changes = ['play', 'pause', 'volumechange', 'emptied', 'enterpictureinpicture', 'leavepictureinpicture'] as const;

export interface StreamControlsProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Play was pressed; the stream may have to be loaded first. */
  readonly onPlay: () => void;
}

/** Buttons instead of the browser's own controls, which don't fit the small player. */
export function StreamControls({ video, onPlay }: StreamControlsProps) {
  const t = useTranslations('video');
  const isPaused = useOf(video, ({ paused }) => paused, true);
  const isMuted = useOf(video, ({ muted }) => muted, true);

  function toggle() {
    if (isPaused) {
      onPlay();
      void video.current?.play().catch(() => undefined);
    } else video.current?.pause();
  }

  function mute() {
    setMuted(video.current, !isMuted);
  }

  return (
    <>
      <IconButton label={t(isPaused ? 'play' : 'pause')} onClick={toggle}>
        <Icon name={isPaused ? 'play' : 'pause'} />
      </IconButton>
      <IconButton label={t(isMuted ? 'soundOn' : 'soundOff')} onClick={mute}>
        <Icon name={isMuted ? 'sound-off' : 'sound'} />
      </IconButton>
      {document.pictureInPictureEnabled && (
        <IconButton label={t('pictureInPicture')} onClick={() => void togglePictureInPicture(video.current)}>
          <Icon name="picture-in-picture" />
        </IconButton>
      )}
      {document.fullscreenEnabled && (
        <IconButton
          label={t('fullScreen')}
          onClick={() => void video.current?.requestFullscreen().catch(() => undefined)}
        >
          <Icon name="full-screen" />
        </IconButton>
      )}
    </>
  );
}

function useOf<Value>(
  video: RefObject<HTMLVideoElement | null>,
  read: (element: HTMLVideoElement) => Value,
  before: Value,
): Value {
  const subscribe = (listener: () => void) => {
    const element = video.current;
    for (const name of changes) element?.addEventListener(name, listener);
    return () => {
      for (const name of changes) element?.removeEventListener(name, listener);
    };
  };
  return useSyncExternalStore(subscribe, () => (video.current === null ? before : read(video.current)));
}

function setMuted(element: HTMLVideoElement | null, isMuted: boolean): void {
  if (element !== null) element.muted = isMuted;
}

async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // The browser refuses until there is a picture; the button can be pressed again.
  }
}
