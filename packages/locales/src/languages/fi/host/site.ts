import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Vedonlyönti', inspector: 'Tarkastin', app: 'Sovellustila', account: 'Tili', help: 'Ohje' },
  language: 'Kieli',
  needsScript: 'Ota JavaScript käyttöön, niin voit käyttää sivua.',
  landing: {
    title: 'Tervetuloa',
    heading: 'Alusta, jonka sisällä on vedonlyönti',
    text: 'Meridian edustaa järjestelmää, joka operaattorilla jo on: tilit, lompakot ja omat sivut. Se toimii omassa verkkotunnuksessaan ja upottaa Slipstreamin kehykseen, joka kasvaa sisältönsä mukana.',
    play: 'Avaa vedonlyönti',
    inspector: 'Katso kaikki niiden väliset viestit',
    app: 'Katso se kuin mobiilisovelluksessa',
  },
  play: {
    title: 'Vedonlyönti',
    tools: 'Työkalut',
    theme: 'Teema',
    day: 'Vaalea',
    night: 'Tumma',
    measuring: 'Analytiikka sallittu',
    waiting: 'Odotetaan vedonlyöntiä',
    close: 'Sulje',
  },
  inspector: {
    messages: 'Viestit',
    newestFirst: 'Viestit, uusin ensin',
    say: 'Lähetä viesti isäntänä',
    send: 'Lähetä',
    clear: 'Tyhjennä lista',
  },
  terms: {
    title: 'Käyttöehdot',
    demo: 'Meridian on demo. Raha ei ole oikeaa, pelaajat ovat keksittyjä, eikä mikään täällä ole tarjous.',
    age: 'Sinun on oltava vähintään 18-vuotias. Peliesto kestää niin kauan kuin valitsit.',
  },
  help: {
    text: 'Vedonlyönnin pitää olla hauskaa. Jos se ei enää ole, pidä tauko ja puhu jollekulle.',
    limits: 'Aseta raja tai pidä tauko',
    password: 'Vaihda salasanasi',
    unlock: 'Avaa tilisi lukitus',
    transactions: 'Katso tilitapahtumasi',
    mailbox: 'Avaa demopostilaatikko',
  },
  notFound: { title: 'Sivua ei löytynyt', heading: 'Sivua ei löydy', start: 'Siirry etusivulle' },
  unavailable: {
    title: 'Ei saatavilla',
    heading: 'Jokin meni vikaan',
    text: 'Palvelimemme ei vastaa. Mitään ei muutettu. Yritä hetken kuluttua uudelleen.',
  },
  menu: 'Valikko',
} satisfies HostWords['site'];
