import { ar } from './phrases/ar.data.ts';
import { de } from './phrases/de.data.ts';
import { es } from './phrases/es.data.ts';
import { ja } from './phrases/ja.data.ts';
import type { Phrases, Unit } from './phrases/phrases.ts';
import { ptBr } from './phrases/pt-BR.data.ts';
import { ru } from './phrases/ru.data.ts';
import { tr } from './phrases/tr.data.ts';

const byLocale: Readonly<Record<string, Phrases>> = { ar, de, es, ja, 'pt-BR': ptBr, ru, tr };

/** Who plays, for names that speak of them; an outright has runners instead. */
export interface Sides {
  readonly home?: { readonly name: string };
  readonly away?: { readonly name: string };
}

/** What joins the pieces of a name, the loosest first. */
const joints = [' - ', ' & ', ' / '] as const;
const figure = /\b\d+(?:st|nd|rd|th)\b|(?<![\w.])[+-]?\d+(?:\.\d+)?(?![\w.])/g;
const unitWord = /\b(games?|legs?|points?|rounds?|towers?|maps?|sets?|runs?)\b/;

const kept = new Map<string, string | null>();
const keptMax = 20_000;

/** A name the world gives in English, put together again in another language; null when a piece of it has no words there. */
export function translateName(name: string, sides: Sides, locale: string): string | null {
  const phrases = byLocale[locale];
  if (phrases === undefined) return null;
  const key = `${locale} ${sides.home?.name ?? ''} ${sides.away?.name ?? ''} ${name}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const words = whole(withoutTeams(name, sides), phrases, locale);
  const translated = words === null ? null : withTeams(words, sides);
  if (kept.size >= keptMax) kept.clear();
  kept.set(key, translated);
  return translated;
}

function whole(name: string, phrases: Phrases, locale: string): string | null {
  const aside = / \(([^()]*)\)$/.exec(name);
  if (aside !== null) {
    const pieces = [whole(name.slice(0, aside.index), phrases, locale), piece(aside[1] ?? '', phrases, locale)];
    return pieces[0] === null || pieces[1] === null ? null : `${pieces[0]} (${pieces[1]})`;
  }
  const joint = joints.find((one) => name.includes(one));
  if (joint === undefined) return piece(name, phrases, locale);
  const pieces = name.split(joint).map((part) => whole(part, phrases, locale));
  return pieces.includes(null) ? null : pieces.join(joint);
}

/** One phrase: its figures and its competitor are taken out, and come back where the other language has them. */
function piece(text: string, phrases: Phrases, locale: string): string | null {
  const figures: string[] = [];
  const bare = text.replaceAll(figure, (found) => {
    const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(found)?.[1];
    figures.push(ordinal ?? found);
    return ordinal === undefined ? '#' : '#th';
  });
  const teams = [...bare.matchAll(/\{(?:home|away)\}/g)].map(([team]) => team);
  const phrase = (teams.length === 1 ? bare.replace(/\{(?:home|away)\}/, '{team}') : bare).toLowerCase();
  const template = templateOf(phrase, phrases);
  if (template === null) return /[a-z]{2}/i.test(phrase.replace('{team}', '')) ? null : text;
  const given = template.replace('{team}', teams[0] ?? '');
  return asLarge(
    given.replaceAll('#', () => figures.shift() ?? ''),
    text,
    locale,
  );
}

function templateOf(phrase: string, { phrases, units }: Phrases): string | null {
  const exact = phrases[phrase];
  if (exact !== undefined) return exact;
  const word = unitWord.exec(phrase)?.[1];
  if (word === undefined) return null;
  const isMany = word.endsWith('s');
  const general = phrases[phrase.replace(word, isMany ? '{units}' : '{unit}')];
  if (general === undefined) return null;
  const forms = units[(isMany ? word : `${word}s`) as Unit];
  return general.replaceAll(/\{(pl|gen|one|hcp)\}/g, (_, form: keyof typeof forms) => forms[form]);
}

function withoutTeams(name: string, { home, away }: Sides): string {
  const without = home === undefined ? name : name.replaceAll(home.name, '{home}');
  return away === undefined ? without : without.replaceAll(away.name, '{away}');
}

function withTeams(name: string, { home, away }: Sides): string {
  return name.replaceAll('{home}', home?.name ?? '').replaceAll('{away}', away?.name ?? '');
}

/** A piece begins as large as it did in English, but for German, whose nouns are always large. */
function asLarge(words: string, text: string, locale: string): string {
  const first = words.charAt(0);
  if (/^[A-Z\d]/.test(text)) return first.toLocaleUpperCase(locale) + words.slice(1);
  return (locale === 'de' ? first : first.toLocaleLowerCase(locale)) + words.slice(1);
}
