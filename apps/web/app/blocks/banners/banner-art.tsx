import { artKinds, artPaths } from './banner-art.data.ts';
import styles from './banner-art.module.css';

/** The picture of a banner, drawn from its id: the same banner always has the same one, and none needs a file. */
export function BannerArt({ id }: { readonly id: string }) {
  const kind = artKinds[hashOf(id) % artKinds.length] ?? 'stream';
  return (
    <svg className={styles.art} viewBox="0 0 240 160" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {artPaths[kind].map((d, index) => (
        <path key={d} d={d} data-weight={index % 3} />
      ))}
    </svg>
  );
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}
