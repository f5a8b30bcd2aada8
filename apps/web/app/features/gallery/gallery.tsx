import { GalleryControls } from './gallery-controls.tsx';
import { GalleryOdds } from './gallery-odds.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GallerySigns } from './gallery-signs.tsx';
import { words, sizes, tokens } from './gallery.data.ts';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

/** Every component in every state, by night and by day, side by side. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <title>{words.title}</title>
      <h1 className={styles.title}>{words.title}</h1>
      <div className={styles.themes}>
        {(['night', 'day'] as const).map((theme) => (
          <section key={theme} className={styles.theme} data-theme={theme} aria-label={words[theme]}>
            <GalleryTokens />
            <GalleryOdds />
            <GalleryControls />
            <GallerySigns />
            <GalleryOverlays />
          </section>
        ))}
      </div>
    </main>
  );
}

function GalleryTokens() {
  return (
    <>
      <Group title={words.colours}>
        <div className={styles.row}>
          {tokens.map((token) => (
            <div key={token} className={styles.swatch}>
              <span style={{ background: `var(--${token})` }} />
              <code>{token}</code>
            </div>
          ))}
        </div>
      </Group>
      <Group title={words.type}>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--${size})` }}>
            {words.sample}
          </p>
        ))}
      </Group>
    </>
  );
}
