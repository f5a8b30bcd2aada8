import { artKinds, artPaths } from './banner-art.data.ts';
import styles from './banner-art.module.css';

/** The picture of a banner, drawn by its place, so that neighbours differ and none needs a file. */
export function BannerArt({ index }: { readonly index: number }) {
  const kind = artKinds[index % artKinds.length] ?? 'stream';
  return (
    <svg className={styles.art} viewBox="0 0 240 160" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {artPaths[kind].map((d, line) => (
        <path key={d} d={d} data-weight={line % 3} />
      ))}
    </svg>
  );
}
