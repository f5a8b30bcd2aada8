export default {
  enter: 'Vul een deelcode in',
  label: 'Deelcode',
  open: 'Openen',
  malformed: 'Dit is geen deelcode. Een code heeft 6 tot 16 letters en cijfers, bijvoorbeeld 7KMQ2XW9PA.',
  search: 'Open gedeelde weddenschap {code}',
  unknownTitle: 'We kennen deze code niet',
  unknownText: 'Controleer de spelling of vraag een nieuwe: codes verlopen.',
} as const;
