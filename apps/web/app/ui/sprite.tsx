import crests from './crest/crests.svg?raw';
import icons from './icon/icons.svg?raw';
import styles from './sprite.module.css';

const id = 'sprite';

/** Rendered on the server only. The browser has no copy in a script: a re-render takes it from the existing element. */
const drawing = {
  get __html() {
    return import.meta.env.SSR ? icons + crests : (document.getElementById(id)?.innerHTML ?? '');
  },
};

/**
 * All icons and crests, once in the page, referenced by `use`: as a file they would be requested by each use. It is the
 * last element, so that text and prices come first.
 */
export function Sprite() {
  return (
    <div
      id={id}
      className={styles.sprite}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={drawing}
    />
  );
}
