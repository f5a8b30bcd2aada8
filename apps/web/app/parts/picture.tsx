import { imagePath, imageWidths, type ImageWidth } from '../paths.ts';

export interface PictureProps {
  /** An address of another origin, as configurations and feeds have it. */
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** How wide it is drawn at most, in CSS pixels. */
  readonly width: ImageWidth;
  readonly height?: number;
  readonly className?: string | undefined;
  readonly isLazy?: boolean;
  readonly onError?: () => void;
}

/** A picture of another origin through our own proxy: small, in the best format, and twice as fine where the screen is (CONFIG-4). */
export function Picture({ src, alt, width, height, className, isLazy = true, onError }: PictureProps) {
  return (
    <img
      className={className}
      src={imagePath(src, width)}
      srcSet={`${imagePath(src, width)} 1x, ${imagePath(src, doubled(width))} 2x`}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={onError}
    />
  );
}

function doubled(width: ImageWidth): ImageWidth {
  return imageWidths.find((each) => each >= width * 2) ?? width;
}
