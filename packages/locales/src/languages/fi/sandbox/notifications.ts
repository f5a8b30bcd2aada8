import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Tervetuloa Slipstreamiin',
    caption: 'Leikkirahasi ovat saldollasi',
    body: 'Ottelut ovat simuloituja, eikä raha ole oikeaa. Aseta rajasi ennen kuin aloitat.',
  },
  deposit_done: {
    title: 'Talletus vastaanotettu',
    caption: '{amount}',
    body: 'Rahat ovat saldollasi.',
  },
  deposit_failed: {
    title: 'Talletus epäonnistui',
    caption: '{amount}',
    body: 'Rahaa ei veloitettu. Yritä uudelleen tai valitse toinen maksutapa.',
  },
  password_changed: {
    title: 'Salasanasi vaihdettiin',
    caption: 'Sinut on kirjattu ulos muilta laitteiltasi',
    body: 'Jos se et ollut sinä, vaihda salasanasi heti.',
  },
  limit_set: {
    title: 'Raja tallennettu',
    caption: '',
    body: 'Näet sen kohdassa Rajat ja tauot.',
  },
} satisfies SandboxWords['notifications'];
