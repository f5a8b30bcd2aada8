import { describe, expect, it } from 'vitest';
import { translateName } from './translate-name.ts';

const sides = { home: { name: 'Arsenal' }, away: { name: 'FC 1st' } };

describe('translateName', () => {
  it.each([
    ['1st half - handicap -0.5', 'de', '1. Halbzeit - Handicap -0.5'],
    ['1st half - 1X2', 'fr', '1re mi-temps - 1N2'],
    ['2nd half - total 1.5', 'ja', '後半 - 合計 1.5'],
    ['1st half - both teams to score', 'ro', 'Prima repriză - ambele echipe marchează'],
    ['2nd map - total rounds 25.5', 'ru', '2-я карта - тотал раундов 25.5'],
    ['Odd/even (incl. overtime)', 'es', 'Par/impar (con prórroga)'],
    ['1X2 & total 2.5', 'pt-BR', '1X2 & total 2.5'],
    ['Arsenal to win both halves', 'tr', 'Arsenal iki yarıyı da kazanır'],
    ['Arsenal total 1.5', 'ru', 'Тотал Arsenal 1.5'],
    ['draw / FC 1st', 'ja', '引き分け / FC 1st'],
    ['FC 1st by 1-10', 'de', 'FC 1st mit 1-10'],
    ['Draw (0:1)', 'ar', 'تعادل (0:1)'],
    ['Race to 3 legs', 'de', 'Zuerst 3 Legs'],
    ['Map 2 - round 15 winner', 'ja', 'マップ2 - ラウンド15の勝者'],
    ['Arsenal or FC 1st', 'de', 'Arsenal oder FC 1st'],
    ['2:1', 'de', '2:1'],
    ['Arsenal or draw', 'ar', '\u2068Arsenal\u2069 أو تعادل'],
    ['Arsenal', 'ar', 'Arsenal'],
  ])('[I18N-3] says "%s" in %s', (name, locale, expected) => {
    expect(translateName(name, sides, locale)).toBe(expected);
  });

  it.each([
    ['Premier League - Top Goalscorer', 'de', 'Premier League - Torschützenkönig'],
    ['DFB Pokal - Winner', 'es', 'DFB Pokal - Ganador'],
  ])('[I18N-12] says the outright "%s" in %s', (name, locale, expected) => {
    expect(translateName(name, {}, locale)).toBe(expected);
  });

  it.each(['Player of the match', 'Total goals scored by substitutes 2.5'])(
    '[I18N-3] leaves "%s" in English, which it has no words for',
    (name) => {
      expect(translateName(name, sides, 'de')).toBeNull();
    },
  );
});
