import { sizes, tokens, words } from './gallery.data.ts';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

export function GalleryTokens() {
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
