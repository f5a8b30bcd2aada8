/** The frame of a launched app; its script draws the rest from the state it reads. */
export function appPage(name: string, locale: string, theme: 'night' | 'day', word: (key: string) => string): string {
  const words = wordKeys.map((key) => `data-${key.replaceAll('_', '-')}="${escaped(word(`apps.${key}`))}"`).join(' ');
  const title = escaped(word(`apps.${name.replaceAll('-', '_')}`));
  return `<!doctype html>
<html lang="${escaped(locale)}" dir="${/^(ar|he|fa|ur)/.test(locale) ? 'rtl' : 'ltr'}" data-theme="${theme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="stylesheet" href="/assets/apps.css" />
    <link rel="stylesheet" href="/assets/wallet.css" />
    <script type="module" src="/assets/${name}.js"></script>
  </head>
  <body>
    <main id="app" aria-busy="true" ${words}>
      <h1>${title}</h1>
      <p class="clock" role="timer"></p>
      <p class="player"></p>
      <div class="stage"></div>
      <form class="bet" hidden></form>
      <p class="said" role="status"></p>
      <h2>${escaped(word('apps.results'))}</h2>
      <ol class="results"></ol>
      <section class="own" hidden>
        <h2>${escaped(word('apps.your_bets'))}</h2>
        <ol class="plays"></ol>
      </section>
    </main>
  </body>
</html>
`;
}

/** Words the scripts need, handed over as data attributes so that no script speaks a language of its own. */
const wordKeys = [
  'starts_in',
  'in_play',
  'runner',
  'jockey',
  'price',
  'result_of',
  'failed',
  'playing_as',
  'balance',
  'stake',
  'place',
  'your_bets',
  'bet_open',
  'won',
  'lost',
  'visitor',
  'numbers',
  'pays',
  'round',
  'accepted',
  'no_bets',
  'round_closed',
  'bad_pick',
  'not_allowed',
  'stake_too_high',
  'player_limit',
  'balance_short',
  'reused',
];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
