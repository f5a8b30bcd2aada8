import { ar } from './ar.data.ts';
import { de } from './de.data.ts';
import { en, type BookWords } from './en.data.ts';
import { es } from './es.data.ts';
import { ja } from './ja.data.ts';
import { ptBr } from './pt-br.data.ts';
import { ru } from './ru.data.ts';
import { tr } from './tr.data.ts';

const byLocale: Readonly<Record<string, BookWords>> = { ar, de, en, es, ja, 'pt-BR': ptBr, ru, tr };

/** What a player reads about a code; one that has no words of its own, such as a fault's, gets the general ones. */
export function wordFor(code: number | string, locale: string): string {
  const words = byLocale[locale] ?? en;
  return isKnown(code, words) ? words[code] : words.refused;
}

function isKnown(code: number | string, words: BookWords): code is keyof BookWords {
  return Object.hasOwn(words, code);
}
