import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Tavallinen pelaaja, jolla on rahaa neljässä valuutassa.',
  rich: 'Rahaa joka valuutassa niin paljon, että kaikki rajat tulevat vastaan.',
  empty: 'Ei rahaa ennen ensimmäistä talletusta.',
  pve: 'Brasilian valvoja on merkinnyt pve-tunnuksella: ei voi lyödä vetoa (114).',
  brazil: 'Brasilialainen, jonka kuntaa ei tiedetä: vetoja ei hyväksytä (118).',
  limited:
    'Kaikki mahdolliset rajat: peliaikamuistutus 10 minuutin välein, 60 minuutin istunnot, pienet talletukset ja vedot.',
  vip: 'VIP: kerroinlaatija hyväksyy vedon, hylkää sen tai tarjoaa pienempää panosta.',
  spi_test: 'Tila spi_test: näkee pikatalletuksen testiominaisuuden.',
} satisfies SandboxWords['demoPlayers'];
