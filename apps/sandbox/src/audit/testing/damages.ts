import { sql, type RawBuilder } from 'kysely';

const first = (table: string, where: string) => sql.raw<string>(`(select min(id) from ${table} where ${where})`);
const won = first('bet', "result = 'win_entire'");
const open = first('bet', "status = 'waiting_results'");
const partly = first('bet', "status = 'waiting_results' and stake_left < stake");
const ofKind = (kind: string) => sql.raw(`(select min(id) from posting where id like '${kind}:%')`);

/** A row that was changed by hand, and what the audit reports. */
export const damages: readonly (readonly [string, readonly RawBuilder<unknown>[], RegExp])[] = [
  [
    'a balance',
    [sql`update purse set balance = balance + 1 where id = 'demo-rich/cash/EUR'`],
    /^demo-rich\/cash\/EUR says \d+ and its transfers say \d+$/,
  ],
  [
    'a version',
    [sql`update purse set version = version + 1 where id = 'demo-rich/cash/EUR'`],
    /^demo-rich\/cash\/EUR says that it changed \d+ times and has \d+ transfers$/,
  ],
  [
    'what a transfer left',
    [
      sql`update transfer set from_balance = from_balance + 1 where posting_id = ${ofKind('stake')} and from_balance is not null`,
    ],
    /^demo-rich\/cash\/EUR was not left by one transfer as the next one found it$/,
  ],
  [
    'an amount',
    [sql`update transfer set amount = amount + 1 where posting_id = ${ofKind('stake')}`],
    /^posting stake:\S+ moved \d+ from \S+ to \S+ instead of \d+ from/,
  ],
  [
    'a purse of another currency',
    [sql`update transfer set to_purse = 'house/stakes/USD' where posting_id = ${ofKind('stake')}`],
    /^EUR does not sum to zero but to -\d+$/,
  ],
  [
    'a stake in play',
    [sql`update bet set stake_left = stake_left - 1 where id = ${open}`],
    /^house\/stakes\/EUR holds \d+ and open bets have \d+ in play$/,
  ],
  [
    'the stake of an open bet',
    [sql`update bet set stake_left = stake_left - 1 where id = ${open}`],
    /^bet \S+ \(waiting_results\) has in play \d+ and should be \d+$/,
  ],
  [
    'what was paid',
    [sql`update bet set paid = paid + 1 where id = ${won}`],
    /^bet \S+ \(done\) says that it was paid \d+ and should be \d+$/,
  ],
  [
    'the result of a leg',
    [sql`update bet_leg set status = 'lose' where bet_id = ${won}`],
    /^bet \S+ \(done\) has the result win_entire and should be lose_entire$/,
  ],
  [
    'the price of a leg',
    [sql`update bet_leg set odds = odds + 100 where bet_id = ${won}`],
    /^posting settle:\S+ moved .* instead of /,
  ],
  [
    'the price of an open leg',
    [sql`update bet_leg set odds = odds + 100 where bet_id = ${open}`],
    /^bet \S+ \(waiting_results\) promises \d+ and should be \d+$/,
  ],
  [
    'a leg',
    [sql`delete from bet_leg where position = 1`],
    /^bet \S+ \(waiting_results\) has a number of legs of 1 and should be 2$/,
  ],
  [
    'a bet that nobody settles',
    [sql`update bet_leg set status = 'win' where bet_id = ${partly}`],
    /^bet \S+ \(waiting_results\) is decided and nobody settles it$/,
  ],
  [
    'a payout',
    [sql`update transfer set posting_id = 'gone' where posting_id = ${ofKind('settle')}`],
    /^posting settle:\S+ moved nothing instead of /,
  ],
  [
    'a payout twice',
    [sql`insert into posting (id, kind, at_ms, reference) values ('settle:again', 'win', 1, ${won})`],
    /^posting settle:again \(win\) has no cause$/,
  ],
  [
    'money for nothing',
    [sql`insert into posting (id, kind, at_ms, reference) values ('gift', 'correction', 1, null)`],
    /^posting gift \(correction\) has no cause$/,
  ],
  [
    'a kind',
    [sql`update posting set kind = 'deposit' where id = ${ofKind('stake')}`],
    /^posting stake:\S+ is a deposit and should be a stake$/,
  ],
  [
    'what a posting is about',
    [sql`update posting set reference = 'other' where id = ${ofKind('stake')}`],
    /^posting stake:\S+ is about other and should be about \S+$/,
  ],
  [
    'a cashout',
    [sql`update bet set course = replace(course, '"stakePart":4000', '"stakePart":4001') where id = ${partly}`],
    /^posting cashout:\S+ moved .* instead of /,
  ],
  [
    'a rejection',
    [sql`update bet set status = 'done' where status = 'rejected'`],
    /^posting refund:\S+ \(refund\) has no cause$/,
  ],
  [
    'what a trader gave back',
    [sql`update transfer set amount = amount - 1 where posting_id = ${ofKind('offer')}`],
    /^posting stake:\S+ moved /,
  ],
  [
    'a deposit',
    [sql`update deposit set amount = amount + 1`],
    /^posting \S+ moved 5000 from world\/outside\/EUR .* instead of 5001/,
  ],
  ['a deposit that failed', [sql`update deposit set status = 'failed'`], /^posting \S+ \(deposit\) has no cause$/],
  [
    'play money',
    [sql`update transfer set to_purse = 'demo-vip/cash/EUR' where posting_id = 'welcome:demo-rich:EUR'`],
    /^posting welcome:demo-rich:EUR \(deposit\) has no cause$/,
  ],
  [
    'a freebet',
    [sql`update bonus_use set state = 'open' where kind = 'freebet'`],
    /^bonus \S+ is open in bet \S+ \(done\) and should be (settled|released)$/,
  ],
  ['a box', [sql`update bonus_box set opened_ms = null`], /^posting box:\S+ \(bonus\) has no cause$/],
  ['a jackpot', [sql`update jackpot_hit set amount = amount + 1`], /^posting jackpot-pay:\S+ moved /],
  [
    'a share of a jackpot',
    [sql`update transfer set amount = amount + 1 where posting_id = ${ofKind('jackpot')} and position = 0`],
    /^posting jackpot:\S+ moved /,
  ],
  [
    'a tournament',
    [sql`update tournament set payout_state = 'approved'`],
    /^posting cup-rest:weekend-cup \(bonus\) has no cause$/,
  ],
  [
    'the points of a tournament',
    [sql`update transfer set amount = amount + 1 where posting_id = ${ofKind('tournament')}`],
    /^posting tournament:\S+ moved /,
  ],
  [
    'an answer',
    [sql`update request_key set answer = replace(answer, '"betIds":["', '"betIds":["x') where scope = 'placement'`],
    /^placement \S+ of demo-rich was answered with bet x\S+, which is not theirs$/,
  ],
];

/** What postings' names begin with: a book with all of them has moved money for every reason there is. */
export const everyKind = [
  'box',
  'cashout',
  'cup',
  'cup-rest',
  'deposit',
  'jackpot',
  'jackpot-hit',
  'jackpot-pay',
  'jackpot-seed',
  'offer',
  'refund',
  'settle',
  'stake',
  'tournament',
  'tournament-seed',
  'welcome',
];
