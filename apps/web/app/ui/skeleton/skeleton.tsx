import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The size of the expected content in pixels. */
  readonly width?: number;
  readonly height: number;
  readonly isRound?: boolean;
}

/** A placeholder for loading content. It appears after 200 ms. */
export function Skeleton({ width, height, isRound = false }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-round={isRound || undefined}
      style={{ blockSize: height, ...(width !== undefined && { inlineSize: width }) }}
    />
  );
}
