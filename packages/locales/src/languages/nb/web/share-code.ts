export default {
  enter: 'Oppgi en delingskode',
  label: 'Delingskode',
  open: 'Åpne',
  malformed: 'Dette er ingen delingskode. En kode har 6 til 16 bokstaver og tall, for eksempel 7KMQ2XW9PA.',
  search: 'Åpne delt spill {code}',
  unknownTitle: 'Vi kjenner ikke koden',
  unknownText: 'Sjekk stavemåten, eller be om en ny: koder utløper.',
} as const;
