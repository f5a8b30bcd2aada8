import type { PrizeOut } from '../offer.ts';
import { ar } from './ar.data.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { ja } from './ja.data.ts';
import { ptBR } from './pt-br.data.ts';
import { ru } from './ru.data.ts';
import { tr } from './tr.data.ts';

export type OfferKey = keyof (typeof en)['offers'];
export type TermKey = keyof (typeof en)['terms'];
export type JackpotKey = keyof (typeof en)['jackpots'];
export type LevelCode = keyof (typeof en)['levels'];

/** All that is said about offers in one language; a language that lacks a word does not compile. */
export interface OfferWords {
  readonly offers: Readonly<Record<OfferKey, { readonly name: string; readonly description: string }>>;
  readonly terms: Readonly<Record<TermKey, { readonly heading: string; readonly text: string }>>;
  readonly jackpots: Readonly<Record<JackpotKey, { readonly name: string; readonly description: string }>>;
  readonly levels: Readonly<Record<LevelCode, string>>;
  readonly prizes: Readonly<Record<PrizeOut['prize']['kind'], string>>;
}

const byLocale: Readonly<Record<string, OfferWords>> = { ar, de, en, es, ja, 'pt-BR': ptBR, ru, tr };

/** English stands in for a language that offers are not written in. */
export function offerWords(locale: string): OfferWords {
  return byLocale[locale] ?? en;
}
