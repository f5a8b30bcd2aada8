export default {
  enter: 'Anna jakokoodi',
  label: 'Jakokoodi',
  open: 'Avaa',
  malformed: 'Tämä ei ole jakokoodi. Koodissa on 6–16 kirjainta ja numeroa, esim. 7KMQ2XW9PA.',
  search: 'Avaa jaettu veto {code}',
  unknownTitle: 'Emme tunne tätä koodia',
  unknownText: 'Tarkista kirjoitusasu tai pyydä uusi: koodit vanhenevat.',
} as const;
