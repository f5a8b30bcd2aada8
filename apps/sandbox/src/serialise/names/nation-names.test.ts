import { describe, expect, it } from 'vitest';
import { leagueName } from './league-names.ts';
import { competitorName, nationNames } from './nation-names.ts';
import { translateName } from './translate-name.ts';

describe('leagueName', () => {
  it.each([
    ['17', 'Premier League', 'ja', 'プレミアリーグ'],
    ['808', 'Premier League', 'ja', 'Premier League'],
    ['17', 'Premier League', 'de', 'Premier League'],
  ])('[I18N-13] calls %s %s in %s "%s"', (id, name, locale, expected) => {
    expect(leagueName({ id, name }, locale)).toBe(expected);
  });
  it('[I18N-13] is also said in the name of an outright', () => {
    expect(translateName('Premier League - Winner', { leagueId: '17' }, 'ru')).toBe('Премьер-лига - Победитель');
  });
});

describe('competitorName', () => {
  it.each([
    ['Germany', 'de', 'Deutschland'],
    ['Ivory Coast', 'de', 'Côte d’Ivoire'],
    ['USA', 'ru', 'Соединенные Штаты'],
    ['England', 'es', 'Inglaterra'],
    ['Japan', 'ja', '日本'],
    ['Germany', 'en', 'Germany'],
    ['Ivory Coast', 'en', 'Ivory Coast'],
    ['Arsenal', 'ru', 'Arsenal'],
    ['', 'de', ''],
  ])('[I18N-13] calls %s in %s "%s"', (name, locale, expected) => {
    expect(competitorName(name, locale)).toBe(expected);
  });

  it('[I18N-13] is also said in the names of markets', () => {
    const sides = { home: { name: 'Germany' }, away: { name: 'Arsenal' } };
    expect(translateName('Germany or Arsenal', sides, 'de')).toBe('Deutschland oder Arsenal');
  });

  it('[I18N-13] finds a nation by what any language calls it, and nobody else', () => {
    expect(nationNames('Germany')).toEqual(expect.arrayContaining(['Germany', 'Deutschland', 'Alemania', 'ドイツ']));
    expect(nationNames('Arsenal')).toEqual([]);
  });
});
