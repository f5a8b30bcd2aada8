import type { Stores } from '../stores.ts';
import type { ThemeChoice } from '../../site/theme-choice.ts';
import { showTheme } from '../preferences/theme.ts';

type Shown = Exclude<ThemeChoice, 'system'>;

/** Page and host share the theme: each tells the other about a change once. */
export class HostTheme {
  readonly #stores: Pick<Stores, 'host' | 'preferences'>;
  readonly #isLight = matchMedia('(prefers-color-scheme: light)');
  #told: Shown;

  constructor(stores: Pick<Stores, 'host' | 'preferences'>) {
    this.#stores = stores;
    this.#told = this.shown();
  }

  /** The theme the player sees, chosen or the system's. */
  shown(): Shown {
    const { theme } = this.#stores.preferences.getState();
    return theme === 'system' ? (this.#isLight.matches ? 'day' : 'night') : theme;
  }

  /** The host switched. It holds for this page; the player's own stored choice is not overwritten. */
  hear(theme: Shown): void {
    this.#told = theme;
    this.#stores.preferences.setState({ theme });
    showTheme(theme);
  }

  start(): () => void {
    const tell = () => {
      const theme = this.shown();
      if (theme === this.#told) return;
      this.#told = theme;
      this.#stores.host.send({ type: 'theme', theme });
    };
    this.#isLight.addEventListener('change', tell);
    const unsubscribe = this.#stores.preferences.subscribe(tell);
    return () => {
      this.#isLight.removeEventListener('change', tell);
      unsubscribe();
    };
  }
}
