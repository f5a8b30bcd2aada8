import { imagePath, imageWidths, type ImageWidth } from '../../site/paths.ts';

export interface PictureProps {
  /** An address of another origin, from configuration or feed. */
  readonly src: string;
  /** Alternative sources with a media condition; the first that matches is used. */
  readonly others?: readonly { readonly media: string; readonly src: string }[];
  /** Empty for decoration. */
  readonly alt: string;
  /** The largest width it is displayed at, in CSS pixels. */
  readonly width: ImageWidth;
  readonly height?: number;
  readonly className?: string | undefined;
  /** False for images in the first screen. */
  readonly isLazy?: boolean;
  readonly onError?: () => void;
}

const none: NonNullable<PictureProps['others']> = [];

/**
 * An image of another origin through our proxy: resized, in the best format, and in double density where needed
 * (CONFIG-4).
 */
export function Picture({ src, others = none, alt, width, height, className, isLazy = true, onError }: PictureProps) {
  const image = (
    <img
      className={className}
      src={imagePath(src, width)}
      srcSet={sources(src, width)}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority={isLazy ? 'auto' : 'high'}
      decoding={isLazy ? 'async' : 'sync'}
      onError={onError}
    />
  );
  if (others.length === 0) return image;
  return (
    <picture>
      {others.map((other) => (
        <source key={other.media} media={other.media} srcSet={sources(other.src, width)} />
      ))}
      {image}
    </picture>
  );
}

function sources(src: string, width: ImageWidth): string {
  return `${imagePath(src, width)} 1x, ${imagePath(src, doubled(width))} 2x`;
}

function doubled(width: ImageWidth): ImageWidth {
  return imageWidths.find((each) => each >= width * 2) ?? width;
}
