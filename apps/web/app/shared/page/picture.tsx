import { imagePath, imageWidths, type ImageWidth } from '../../site/paths.ts';

export interface PictureProps {
  /** An address of another origin, as configurations and feeds have it. */
  readonly src: string;
  /** Pictures that are shown instead where their condition holds; the first that does. */
  readonly others?: readonly { readonly media: string; readonly src: string }[];
  /** Empty for decoration. */
  readonly alt: string;
  /** How wide it is drawn at most, in CSS pixels. */
  readonly width: ImageWidth;
  readonly height?: number;
  readonly className?: string | undefined;
  /** False for what is seen as soon as the page is. */
  readonly isLazy?: boolean;
  readonly onError?: () => void;
}

const none: NonNullable<PictureProps['others']> = [];

/** A picture of another origin through our own proxy: small, in the best format, and twice as fine where the screen is (CONFIG-4). */
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
