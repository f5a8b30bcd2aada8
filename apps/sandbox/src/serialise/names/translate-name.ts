import type { SandboxWords } from '@slipstream/locales/sandbox-words';
import { directionOf, languageOf } from '@slipstream/locales/locale';
import { leagueName } from './league-names.ts';
import { competitorName } from './nation-names.ts';
import { wordsForWorld } from './world-names.ts';

type Phrases = SandboxWords['marketPhrases'];

/** Who plays, for names that speak of them; an outright has runners instead. */
export interface Sides {
  readonly home?: { readonly name: string };
  readonly away?: { readonly name: string };
  readonly leagueId?: string;
}

/** What joins the pieces of a name, the loosest first. */
const joints = [' - ', ' & ', ' / '] as const;
const figure = /\b\d+(?:st|nd|rd|th)\b|(?<![\w.])[+-]?\d+(?:\.\d+)?(?![\w.])/g;
/** An outright is named after its league, which keeps its name, and what is bet on. */
const outright = /^(.+) - (Winner|Top Goalscorer)$/;
const unitWord = /\b(games?|legs?|points?|rounds?|towers?|maps?|sets?|runs?)\b/;

const translated = new Map<string, string | null>();
const translatedMax = 20_000;

/** A name the world gives in English, put together again in another language; null when a piece of it has no words there. */
export function translateName(name: string, sides: Sides, locale: string): string | null {
  const phrases = wordsForWorld(locale)?.marketPhrases;
  if (phrases === undefined) return null;
  const bare = withoutTeams(name, sides);
  const [, league, subject] = (sides.home === undefined ? outright.exec(name) : null) ?? [];
  if (league !== undefined && subject !== undefined) {
    const leagueWords = leagueName({ id: sides.leagueId ?? '', name: league }, locale);
    return `${leagueWords} - ${piece(subject, phrases, locale) ?? subject}`;
  }
  const words = kept(bare, phrases, locale);
  return words === null ? null : withTeams(words, sides, locale);
}

/** Names without their competitors are the same in many matches. */
function kept(bare: string, phrases: Phrases, locale: string): string | null {
  const key = `${locale} ${bare}`;
  const known = translated.get(key);
  if (known !== undefined) return known;
  const words = whole(bare, phrases, locale);
  if (translated.size >= translatedMax) translated.clear();
  translated.set(key, words);
  return words;
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
  const named = (phrases.phrases as Readonly<Record<string, string>>)[text.toLowerCase()];
  // Halves have names of their own in many languages: the first and the last, not 1 and 2.
  if (named !== undefined && !/[#{]/.test(named)) return asLarge(named, text, phrases.capitalNouns, locale);
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
    phrases.capitalNouns,
    locale,
  );
}

function templateOf(phrase: string, { phrases: known, units }: Phrases): string | null {
  const phrases: Readonly<Record<string, string>> = known;
  const exact = phrases[phrase];
  if (exact !== undefined) return exact;
  const word = unitWord.exec(phrase)?.[1];
  if (word === undefined) return null;
  const isMany = word.endsWith('s');
  const general = phrases[phrase.replace(word, isMany ? '{units}' : '{unit}')];
  if (general === undefined) return null;
  const forms = units[(isMany ? word : `${word}s`) as keyof Phrases['units']];
  return general.replaceAll(/\{(pl|gen|one|hcp)\}/g, (_, form: keyof typeof forms) => forms[form]);
}

function withoutTeams(name: string, { home, away }: Sides): string {
  const without = home === undefined ? name : name.replaceAll(home.name, '{home}');
  return away === undefined ? without : without.replaceAll(away.name, '{away}');
}

function withTeams(name: string, { home, away }: Sides, locale: string): string {
  const shown = (team: Sides['home']) => nameAmongWords(competitorName(team?.name ?? '', locale), name, locale);
  return name.replaceAll('{home}', () => shown(home)).replaceAll('{away}', () => shown(away));
}

/**
 * Among words that run right to left a name in Latin letters is isolated: as the first word it would turn the whole phrase
 * around. A phrase that is the name and nothing else stays as it is.
 */
function nameAmongWords(name: string, phrase: string, locale: string): string {
  const isAlone = /^\{\w+\}$/.test(phrase);
  return isAlone || name === '' || directionOf(locale, true) === 'ltr' ? name : `\u2068${name}\u2069`;
}

/** A piece begins as large as it did in English, but for languages whose nouns are always large. */
function asLarge(words: string, text: string, capitalNouns: boolean, locale: string): string {
  // A competitor's name begins large whatever it is; where other words come first they begin as the phrase does.
  if (text.startsWith('{')) return words;
  const first = words.charAt(0);
  // The rules of Greek take the accent from a word in capitals; a word that only begins with one keeps it.
  const large = languageOf(locale) === 'el' ? first.toUpperCase() : first.toLocaleUpperCase(locale);
  if (/^[A-Z\d]/.test(text)) return large + words.slice(1);
  return (capitalNouns ? first : first.toLocaleLowerCase(locale)) + words.slice(1);
}
