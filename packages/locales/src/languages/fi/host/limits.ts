import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Rajat ja tauot',
  rule: 'Tiukempi raja tulee voimaan heti. Rajan väljentäminen tai poistaminen kestää 24 tuntia. Taukoa voi vain pidentää.',
  holding: 'Omat rajasi',
  setLimit: 'Aseta raja',
  set: 'Aseta raja',
  amount: 'Summa',
  currency: 'Valuutta',
  duration: 'Aika',
  period: 'Jakso',
  periods: { day: 'päivä', week: 'viikko', month: 'kuukausi' },
  kinds: {
    reality_check: {
      name: 'Peliaikamuistutus',
      about: 'Kuinka usein muistutamme, kauanko olet pelannut ja oletko voitolla vai tappiolla.',
    },
    sportsbook_session: {
      name: 'Peli-istunto',
      about: 'Pisin aika, jonka voit lyödä vetoa tauotta. Sen jälkeen vedonlyönti pysähtyy 15 minuutiksi.',
    },
    session: {
      name: 'Aika kirjautuneena',
      about: 'Pisin aika, jonka voit olla kirjautuneena. Sen jälkeen kirjaamme sinut ulos.',
    },
    activity: {
      name: 'Aika sivustolla',
      about: 'Enimmäisaika, jonka voit viettää täällä päivässä, viikossa tai kuukaudessa.',
    },
    time: { name: 'Peliaika' },
    deposit: { name: 'Talletukset', about: 'Enimmäissumma, jonka voit tallettaa päivässä, viikossa tai kuukaudessa.' },
    loss: { name: 'Tappiot', about: 'Enimmäissumma, jonka voit hävitä päivässä, viikossa tai kuukaudessa.' },
    wager: { name: 'Panokset', about: 'Enimmäissumma, jonka voit panostaa päivässä, viikossa tai kuukaudessa.' },
    bet: { name: 'Panos per veto', about: 'Enimmäissumma, jonka voit panostaa yhteen vetoon.' },
    coolingoff: { name: 'Pidä tauko', about: 'Ei talletuksia eikä vetoja ennen tauon loppua.' },
    selfexclusion: {
      name: 'Peliesto',
      about: 'Kirjaamme sinut ulos kaikkialta, etkä voi kirjautua ennen eston loppua. Sitä ei voi perua.',
    },
  },
} satisfies HostWords['limits'];
