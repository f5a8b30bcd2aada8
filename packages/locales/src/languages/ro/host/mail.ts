import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Confirmă această adresă și poți începe.',
      button: 'Confirmă',
    },
    unlock: {
      text: 'Cineva a introdus parole greșite pentru contul tău. Dacă ai fost tu, deblochează-l.',
      button: 'Deblochează contul',
    },
    password: {
      text: 'Alege o parolă nouă. Linkul este valabil două ore.',
      button: 'Parolă nouă',
    },
    known_account: {
      text: 'Cineva a încercat să se înregistreze cu această adresă. Ai deja cont.',
      button: 'Intră în cont',
    },
  },
  note: 'Primești acest mesaj deoarece adresa a fost folosită la {site}.',
  view: 'Vezi mesajul',
} satisfies HostWords['mail'];
