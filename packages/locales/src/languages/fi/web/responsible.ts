export default {
  limits: 'Rajat ja tauot',
  help: 'Ohje',
  goOn: 'Jatka pelaamista',
  leave: 'Kirjaudu ulos',
  understood: 'OK',
  failed: 'Palvelimeen ei saatu yhteyttä. Yritä uudelleen.',
  reality_check: {
    title: 'Peliaikamuistutus',
    time: 'Olet pelannut {hours, plural, =0 {} one {# tunnin ja } other {# tuntia ja }}{minutes, plural, one {# minuutin} other {# minuuttia}}.',
    money: 'Sinä aikana panostit {staked} ja sinulle maksettiin {returned}.',
    up: 'Olet voitolla {amount}.',
    down: 'Olet tappiolla {amount}.',
    even: 'Olet omillasi.',
  },
  out_of_session: {
    title: 'Istuntoraja täynnä',
    text: 'Asettamasi istuntoraja tuli täyteen, joten kirjasimme sinut ulos. Vetokuponkisi on tallessa, eikä vetoja lyöty tai muutettu. Voit kirjautua uudelleen tauon jälkeen.',
  },
  activity_limit: {
    title: 'Aikaraja täynnä',
    text: 'Asettamasi aikaraja tuli täyteen, joten kirjasimme sinut ulos. Vetokuponkisi on tallessa, eikä vetoja lyöty tai muutettu.',
  },
} as const;
