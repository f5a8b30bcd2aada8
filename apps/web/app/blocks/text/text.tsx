import type { BlockProps } from '../block-types.ts';
import styles from './text.module.css';

/** Plain text of the site: paragraphs separated by an empty line, never markup. */
export function Text({ settings: { title, text } }: BlockProps<'text'>) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section className={styles.text}>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
