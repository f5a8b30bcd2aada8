import { hostWords } from '@slipstream/locales/host-words';
import { addLanguage } from '@slipstream/locales/languages';
import { addWords } from '@slipstream/locales/merge-words';
import { pseudoCode, pseudoLanguage, pseudoWords } from '@slipstream/locales/pseudo';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

addLanguage(pseudoCode, pseudoLanguage);
addWords('host', pseudoCode, pseudoWords(hostWords('en')));

const app = createApp({
  sportsbookUrl: 'https://bets.example/sportsbook',
  platformApiUrl: 'https://api.example',
  controls: { url: 'https://controls.example', secret: 'x'.repeat(32) },
});

/** The brand, and what is the same in every language. */
const names = /Meridian|Slipstream|ordinary@slipstream\.example/g;

/** What no reader reads: code, and the names of the languages in themselves. */
const unread =
  /<(script|style|textarea|code|pre)\b[\s\S]*?<\/\1>|<ul class="languages"[\s\S]*?<\/ul>|<option[^>]*>[^<]*<\/option>/g;

/** What a reader gets and no catalogue has: texts, and the attributes that are read aloud or shown. */
function unbracketed(page: string): readonly string[] {
  const body = page.replaceAll(unread, ' ');
  const attributes = [...body.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  let text = [body.replaceAll(/<[^>]*>/g, ' '), ...attributes]
    .join(' ')
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(names, ' ');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
}

describe('[I18N-12] in the language of tests every text is bracketed', () => {
  it.each([
    '/',
    '/play',
    '/play/inspector',
    '/app',
    '/terms-and-conditions',
    '/help-center',
    '/users/sign-in',
    '/users/password/new',
    '/users/password/edit',
    '/users/password/confirm',
    '/users/confirmation',
    '/users/unlock/new',
    '/profile',
    '/profile/wallet/deposit',
    '/profile/wallet/transactions',
    '/nowhere',
  ])('at %s', async (path) => {
    const page = await (await app.request(`${path}?locale=${pseudoCode}`)).text();
    expect(page).toContain(`<html lang="${pseudoCode}"`);
    expect(unbracketed(page)).toEqual([]);
  });
});
