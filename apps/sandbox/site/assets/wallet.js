// The player's side of the three games: who plays, the balance, a bet on the round, and the bets so far.
import { make, words } from './app-frame.js';

const session = new URLSearchParams(location.hash.slice(1)).get('session') ?? '';
const part = (name) => document.querySelector(`.${name}`);
const [who, form, said, own, list] = ['player', 'bet', 'said', 'own', 'plays'].map(part);
const language = document.documentElement.lang;
const stakeUsual = 5;
const readEveryMs = 5000;

let wallet = null;
let shownRound = null;
let sending = false;
let onInput = () => {};
let onSubmit = () => {};
form.addEventListener('input', () => onInput());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  onSubmit();
});

/** Whether the player can choose now, so that what can be chosen is not listed twice. */
export const isBetting = () => !form.hidden;

/**
 * `choices` gives what can be chosen in a round: `{ options: [{ value, label, odds }], max, oddsOf }`, where `oddsOf` says what the chosen
 * values pay together. Called with every state that is read.
 */
export function betting(app, choices) {
  void read(app);
  setInterval(() => void read(app), readEveryMs);
  return (state) => {
    const { number, phase } = state.place;
    form.hidden = wallet === null || phase !== 'open';
    if (wallet === null || number === shownRound) return;
    shownRound = number;
    said.textContent = '';
    drawForm(app, number, choices(state));
  };
}

async function read(app) {
  if (session === '') {
    who.textContent = words.visitor;
    return;
  }
  const reply = await fetch(`/apps/${app}/wallet`, { headers: { 'X-Game-Session': session } }).catch(() => null);
  if (reply === null) return;
  if (!reply.ok) {
    wallet = null;
    who.textContent = words.visitor;
    return;
  }
  show(await reply.json());
}

function show(found) {
  wallet = found;
  who.replaceChildren(
    ...(wallet.name === '' ? [] : [`${words.playingAs} `, make('b', {}, wallet.name), ' · ']),
    `${words.balance} `,
    make('b', { class: 'balance' }, money(wallet.balance, wallet)),
  );
  own.hidden = false;
  list.replaceChildren(
    ...(wallet.plays.length === 0 ? [make('li', {}, words.noBets)] : wallet.plays.map((play) => playRow(play))),
  );
}

function playRow({ round, label, stake, odds, status, payout, currency }) {
  const shownMoney = (amount) => money(amount, { ...wallet, currency });
  const state = { open: words.betOpen, won: words.won, lost: words.lost }[status];
  return make(
    'li',
    { 'data-status': status },
    make('b', {}, `${words.round} ${round}`),
    `${label} · ${price(odds)} · ${words.stake} ${shownMoney(stake)}`,
    make('strong', {}, status === 'won' ? `${state} ${shownMoney(payout)}` : state),
  );
}

function drawForm(app, round, { options, max, oddsOf, hint }) {
  const inputs = options.map(({ value }) =>
    make('input', { type: max === 1 ? 'radio' : 'checkbox', name: 'pick', value: String(value) }),
  );
  const labels = options.map(({ label, odds }, at) =>
    make('label', {}, inputs[at], make('span', {}, label), ...(odds === undefined ? [] : [make('b', {}, price(odds))])),
  );
  const step = 1 / wallet.subunits;
  const stake = make('input', { type: 'number', name: 'stake', min: step, step, value: stakeUsual, required: '' });
  const returns = make('output', {});
  const button = make('button', { type: 'submit' }, words.place);
  const chosen = () => inputs.filter(({ checked }) => checked).map(({ value }) => value);
  const stakeMinor = () => Math.round(Number(stake.value) * wallet.subunits);
  const update = () => {
    const picks = chosen();
    for (const input of inputs) input.disabled = max > 1 && picks.length >= max && !input.checked;
    const odds = picks.length === 0 ? null : oddsOf(picks);
    returns.textContent =
      odds === null ? '' : `${price(odds)} · ${words.pays} ${money(Math.floor((stakeMinor() * odds) / 1000), wallet)}`;
  };
  form.replaceChildren(
    make(
      'fieldset',
      { class: max === 1 ? 'picks' : 'picks numbers' },
      ...(hint ? [make('legend', {}, hint)] : []),
      ...labels,
    ),
    make('div', { class: 'stake' }, make('label', {}, `${words.stake} (${wallet.currency})`, stake), returns, button),
  );
  onInput = update;
  onSubmit = () => {
    const pick = chosen().join('-');
    if (pick === '') said.textContent = words.badPick;
    else void send(app, { round, pick, stake: stakeMinor() });
  };
  update();
}

/** The same press is sent under one key, so an answer that is lost is asked for again and never paid twice. */
async function send(app, body) {
  if (sending) return;
  sending = true;
  const headers = {
    'Content-Type': 'application/json',
    'X-Game-Session': session,
    'Idempotency-Key': crypto.randomUUID(),
  };
  const ask = () => fetch(`/apps/${app}/plays`, { method: 'POST', headers, body: JSON.stringify(body) });
  const reply = await ask().catch(() => ask().catch(() => null));
  sending = false;
  if (reply === null) said.textContent = words.failed;
  else if (reply.ok) {
    show(await reply.json());
    said.textContent = words.accepted;
  } else said.textContent = refusalOf(await reply.json().catch(() => ({})));
}

function refusalOf({ code }) {
  const known = {
    round_closed: words.roundClosed,
    bad_pick: words.badPick,
    not_allowed: words.notAllowed,
    stake_too_high: words.stakeTooHigh,
    player_limit: words.playerLimit,
    balance_short: words.balanceShort,
  };
  return known[code] ?? words.reused;
}

const price = (odds) => (odds / 1000).toFixed(2);

function money(amount, { currency, subunits, digits }) {
  const value = amount / subunits;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
