import { sportSymbols } from '../sports/sport-symbols.ts';
import crests from '../ui/crest/crests.svg?raw';
import icons from '../ui/icon/icons.svg?raw';
import styles from './sprite.module.css';

const id = 'sprite';
const sprite = import.meta.env.SSR ? icons + sportSymbols() + crests : '';

/** Rendered on the server only. The browser has no copy in a script: a re-render takes it from the existing element. */
const drawing = {
  get __html() {
    return import.meta.env.SSR ? sprite : (document.getElementById(id)?.innerHTML ?? '');
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
