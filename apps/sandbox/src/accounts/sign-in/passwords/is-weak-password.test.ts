import { describe, expect, it } from 'vitest';
import { commonWords } from './common-words.data.ts';
import { isWeakPassword } from './is-weak-password.ts';

const nobody = { email: null, name: null };
const anna = { email: 'anna.berger@mail.example', name: 'Anna Berger' };

describe('[SESSION-11] a password that is easily guessed', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'passw0rd2024',
    'qwertyuiop',
    'asdfghjkl1',
    '1qaz2wsx',
    '12345678',
    '87654321',
    '11111111',
    'abcabcabc',
    'aaaabbbb',
    'letmein123',
    'iloveyou',
    'football99',
    'liverpool1',
    'galatasaray1905',
    'йцукен123',
    'пароль123',
    'senha12345',
    'contraseña1',
    'şifre1234',
    'ilovefootball',
    '20242025',
    'ａｂｃｄｅｆｇｈ',
  ])('%s is one', (password) => {
    expect(isWeakPassword(password, nobody)).toBe(true);
  });

  it.each([
    'long enough',
    'another long one',
    'my new secret',
    'slipstream-e2e',
    'slipstream',
    'correct horse',
    'Tr0ub4dor&3',
    'k9#vQ2!mZp',
  ])('%s is none', (password) => {
    expect(isWeakPassword(password, nobody)).toBe(false);
  });

  it.each(['annaberger', 'Berger1990', 'anna.berger!', 'bergeranna77'])('%s is one for who it is about', (password) => {
    expect(isWeakPassword(password, anna)).toBe(true);
  });

  it('every word of the list is one, alone and with a year behind it', () => {
    for (const word of commonWords) {
      expect([word, isWeakPassword(word, nobody)]).toEqual([word, true]);
      expect([word, isWeakPassword(`${word}2026`, nobody)]).toEqual([word, true]);
    }
    expect(commonWords.length).toBeGreaterThan(300);
  });

  it('two hundred letters are judged in no time', () => {
    const startedMs = performance.now();
    for (let count = 0; count < 20; count += 1) isWeakPassword('qwertypassword1'.repeat(14).slice(0, 200), anna);
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });
});
