import { brandColours, type Brand } from '@slipstream/contract/site/brand/brand';
import { deriveThemes, type Theme, type ThemeToken } from '@slipstream/contract/site/brand/derive-theme';
import { contrastOf, cssColour } from '@slipstream/contract/site/brand/oklch';
import type { CustomizerWords } from '@slipstream/locales/customizer-words';
import type { CSSProperties } from 'react';

import styles from './customizer.module.css';

/** Pairs that say most about a theme: what is read, and on what. */
const pairs = [
  ['pairText', 'text', 'surface-0'],
  ['pairMuted', 'text-muted', 'surface-1'],
  ['pairLink', 'accent', 'surface-1'],
  ['pairButton', 'on-accent', 'accent-fill'],
] as const satisfies readonly (readonly [keyof CustomizerWords, ThemeToken, ThemeToken])[];

interface ContrastFiguresProps {
  readonly brand: Brand;
  readonly words: CustomizerWords;
}

/** The contrast of both themes that a brand gives, each figure in its own colours. */
export function ContrastFigures({ brand, words }: ContrastFiguresProps) {
  const themes = deriveThemes(brandColours(brand));
  return (
    <section className={styles.contrast}>
      <h3 className={styles.heading}>{words.contrast}</h3>
      <p className={styles.note}>{words.contrastText}</p>
      {(['day', 'night'] as const).map((name) => (
        <div key={name} className={styles.theme}>
          <h4>{words[name]}</h4>
          <dl className={styles.figures}>
            {pairs.map(([label, front, back]) => (
              <div key={label} className={styles.figure} style={colours(themes[name], front, back)}>
                <dt>{words[label]}</dt>
                <dd data-testid={`contrast-${name}-${label}`}>
                  {contrastOf(themes[name][front], themes[name][back]).toFixed(1)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function colours(theme: Theme, front: ThemeToken, back: ThemeToken): CSSProperties {
  return { background: cssColour(theme[back]), color: cssColour(theme[front]) };
}
