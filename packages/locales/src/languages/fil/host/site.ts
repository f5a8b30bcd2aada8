import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportsbook', inspector: 'Inspector', app: 'Mode ng app', account: 'Account', help: 'Tulong' },
  language: 'Wika',
  needsScript: 'I-on ang JavaScript para magamit ang page na ito.',
  landing: {
    title: 'Maligayang pagdating',
    heading: 'Isang platform na may sportsbook sa loob',
    text: 'Ang Meridian ang kumakatawan sa system na mayroon na ang isang operator: mga account, wallet at sariling mga page. May sarili itong origin at ipinapasok nito ang Slipstream sa isang frame na lumalaki ayon sa laman.',
    play: 'Buksan ang sportsbook',
    inspector: 'Tingnan ang bawat mensahe ng dalawa',
    app: 'Tingnan ito gaya sa isang mobile app',
  },
  play: {
    title: 'Sportsbook',
    tools: 'Mga tool',
    theme: 'Tema',
    day: 'Araw',
    night: 'Gabi',
    measuring: 'Pinapayagan ang analytics',
    waiting: 'Hinihintay ang sportsbook',
    close: 'Isara',
  },
  inspector: {
    messages: 'Mga mensahe',
    newestFirst: 'Mga mensahe, pinakabago muna',
    say: 'Magpadala ng mensahe bilang host',
    send: 'Ipadala',
    clear: 'I-clear ang listahan',
  },
  terms: {
    title: 'Mga tuntunin at kondisyon',
    demo: 'Demo ang Meridian. Hindi totoo ang pera, gawa-gawa ang mga player, at walang alok dito.',
    age: 'Dapat 18 taong gulang ka pataas. Tatagal ang self-exclusion ayon sa pinili mo.',
  },
  help: {
    text: 'Dapat masaya ang pagtaya. Kapag hindi na masaya, magpahinga at makipag-usap sa iba.',
    limits: 'Magtakda ng limit o magpahinga',
    password: 'I-reset ang password mo',
    unlock: 'I-unlock ang account mo',
    transactions: 'Tingnan ang mga transaksiyon mo',
    mailbox: 'Buksan ang demo na mailbox',
  },
  notFound: {
    title: 'Hindi nakita ang page',
    heading: 'Hindi namin makita ang page na iyan',
    start: 'Pumunta sa home',
  },
  unavailable: {
    title: 'Hindi available',
    heading: 'May nangyaring mali',
    text: 'Hindi sumasagot ang server namin. Walang nabago. Subukan ulit mamaya.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
