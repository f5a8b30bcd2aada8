import { describe, expect, it } from 'vitest';
import { contextOf, eur, picked, play, priceMoved, acceptance } from '../testing/fixtures.ts';
import { quickBetOff } from '../quick-bet/quick-bet.ts';
import { sealed, storedVersion } from './seal.ts';

/** Every field that is stored, at the version it was last changed at. When this fails, raise the version and the lists together. */
const fieldsAt = {
  version: 3,
  ticket: 'acceptMode bets error isRestoring kind selectedOutcomeIds upcomingBonuses',
  bet: 'acceptedCustomOdds availableBonuses betId betType bonus bonusOdds currency customOdds freebetStake isBonusChosen isCustomOddsChanged isFiat isVip jackpots lineStake odds potentialWin profit selections stake stakeSource status subunits systemType',
  selection:
    'acceptance acceptedOdds active categoryName floorOdds id initialOdds isChanged isNotAvailable isStale isSuspended marketGroup marketId marketName marketVersion matchId matchSlug matchStatus matchUrnId matchVersion nameA nameB odds outcomeId outcomeName provider specifier sportKey type',
  acceptance: 'at coversUntil isLooping odds',
  quickBet: 'acceptMode bet currency error isEnabled placedBets placement stake state warnings',
};

function fieldsOf(value: object | null | undefined): string {
  return Object.keys(value ?? {})
    .toSorted()
    .join(' ');
}

describe('the stored form', () => {
  it('changes only with its version', () => {
    const ticket = play([...picked('a'), priceMoved('a', 2, 2500), acceptance], contextOf());
    const [bet] = ticket.bets;
    const selection = bet?.selections[0];
    expect({
      version: storedVersion,
      ticket: fieldsOf(ticket),
      bet: fieldsOf(bet),
      selection: fieldsOf(selection),
      acceptance: fieldsOf(selection?.acceptance),
      quickBet: fieldsOf(quickBetOff(eur)),
    }).toEqual(fieldsAt);
  });

  it.each([
    ['', '3 1yz14zp ""'],
    ['slip', '3 65045n "slip"'],
    ['äöü€', '3 6jbatz "äöü€"'],
  ])('has the checksum every release must work out: %s', (value, text) => {
    expect(sealed(value)).toBe(text);
  });
});
