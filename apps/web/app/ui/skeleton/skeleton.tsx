import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What will come, by its size in pixels. */
  readonly width?: number;
  readonly height: number;
  readonly isRound?: boolean;
}

/** Holds the place of what is being loaded. It shows after 200 ms, because what comes sooner needs no stand-in. */
export function Skeleton({ width, height, isRound = false }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-round={isRound || undefined}
      style={{ blockSize: height, ...(width !== undefined && { inlineSize: width }) }}
    />
  );
}
