import { describe, expect, it } from 'vitest';
import { activeOddsFormat } from './active-odds-format.ts';

const oddsTypes = { available: ['european', 'american', 'percent'], selected: 'european' } as const;

describe('the active odds format', () => {
  it.each([
    ['what the player saved', 'american', 'percent', 'american'],
    ['else what the browser remembers', null, 'percent', 'percent'],
    ['else what the site chose', null, null, 'european'],
    ['not a saved one the site does not offer', 'hongkong', 'percent', 'percent'],
    ['not a remembered one the site does not offer', null, 'hongkong', 'european'],
    ['not rubbish from storage', null, '<script>', 'european'],
  ] as const)('[ODDS-2] %s', (_, activeOddsType, stored, expected) => {
    expect(activeOddsFormat({ oddsTypes, activeOddsType }, stored)).toBe(expected);
  });
});
