import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportfogadás', inspector: 'Üzenetfigyelő', app: 'App mód', account: 'Fiók', help: 'Súgó' },
  language: 'Nyelv',
  needsScript: 'Kapcsold be a JavaScriptet az oldal használatához.',
  landing: {
    title: 'Üdvözlünk',
    heading: 'Egy platform, benne sportfogadással',
    text: 'A Meridian azt a rendszert jelképezi, amely egy üzemeltetőnek már megvan: fiókok, tárcák és saját oldalak. Saját címen él, és a Slipstreamet egy keretbe ágyazza, amely a tartalmával együtt nő.',
    play: 'Sportfogadás megnyitása',
    inspector: 'A kettő közti összes üzenet',
    app: 'Ahogy egy mobilapp látná',
  },
  play: {
    title: 'Sportfogadás',
    tools: 'Eszközök',
    theme: 'Téma',
    day: 'Nappali',
    night: 'Éjszakai',
    measuring: 'Mérés engedélyezve',
    waiting: 'Várakozás a sportfogadásra',
    close: 'Bezárás',
  },
  inspector: {
    messages: 'Üzenetek',
    newestFirst: 'Üzenetek, legújabb elöl',
    say: 'Üzenet küldése gazdaoldalként',
    send: 'Küldés',
    clear: 'Lista törlése',
  },
  terms: {
    title: 'Felhasználási feltételek',
    demo: 'A Meridian egy demó. A pénz nem valódi, a játékosok kitaláltak, és itt semmi sem ajánlat.',
    age: 'Legalább 18 évesnek kell lenned. Az önkizárás addig tart, ameddig beállítottad.',
  },
  help: {
    text: 'A fogadás maradjon szórakozás. Ha már nem az, tarts szünetet, és beszélj valakivel.',
    limits: 'Limit beállítása vagy szünet',
    password: 'Új jelszó kérése',
    unlock: 'Fiók feloldása',
    transactions: 'Tranzakcióid megnézése',
    mailbox: 'Demópostafiók megnyitása',
  },
  notFound: { title: 'Az oldal nem található', heading: 'Nem találjuk ezt az oldalt', start: 'A kezdőlapra' },
  unavailable: {
    title: 'Nem elérhető',
    heading: 'Valami hiba történt',
    text: 'A szerverünk nem válaszol. Semmi sem változott. Próbáld újra kicsit később.',
  },
  menu: 'Menü',
} satisfies HostWords['site'];
