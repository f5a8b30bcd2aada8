export default {
  title: 'Push-értesítések',
  device: 'Ezen az eszközön',
  states: {
    off: 'Kapcsold be, hogy bezárt oldalnál is értesülj.',
    on: 'Ez az eszköz bezárt oldalnál is értesít.',
    blocked:
      'A böngésződ letiltotta az oldal értesítéseit. A bekapcsoláshoz engedélyezd őket a böngésző beállításaiban.',
  },
  about: 'Erről kérek értesítést',
  topics: {
    bet_settled: 'Elszámolt fogadások',
    cashout_reached: 'Automatikus cashoutok',
    match_started: 'Kezdődő kedvenc mérkőzések',
    goal: 'Gólok a kedvenc mérkőzéseken',
    bonus: 'Új bónuszok',
  },
  ask: {
    title: 'Tudd meg, mi lett a vége',
    text: 'Értesítünk, amint elszámoltuk ezt a fogadást, akkor is, ha az oldal be van zárva.',
    yes: 'Kérek értesítést',
    later: 'Most nem',
    done: 'Értesítések bekapcsolva',
  },
  failed: {
    title: 'Nem sikerült átállítani az értesítéseket',
    text: 'Próbáld újra kicsit később.',
  },
  notSaved: {
    title: 'A választásod nem lett elmentve',
    text: 'Próbáld újra kicsit később.',
  },
} as const;
