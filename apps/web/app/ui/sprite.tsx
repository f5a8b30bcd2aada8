import crests from './crest/crests.svg?raw';
import icons from './icon/icons.svg?raw';
import styles from './sprite.module.css';

const id = 'sprite';

/** The server draws it. The browser carries none of it in a script: should the page ever be drawn anew, it is taken from the old one. */
const drawing = {
  get __html() {
    return import.meta.env.SSR ? icons + crests : (document.getElementById(id)?.innerHTML ?? '');
  },
};

/**
 * Every icon and crest, once in the page, for those that `use` them: a file of its own would be asked for by each of them. It is
 * the last thing in the page, so that words and prices need not wait for it.
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
