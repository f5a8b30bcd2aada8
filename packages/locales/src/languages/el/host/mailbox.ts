import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Εισερχόμενα',
  heading: 'Εισερχόμενα demo',
  empty: 'Κανένα μήνυμα ακόμα.',
  closed:
    'Άνοιξε τα εισερχόμενα με τον σύνδεσμο που τύπωσε το {command}. Ο σύνδεσμος ισχύει μία φορά· μετά, αυτός ο περιηγητής μπορεί να τα ανοίγει.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Επιβεβαίωση λογαριασμού: {address}',
    unlock: 'Ξεκλείδωμα λογαριασμού: {address}',
    password: 'Επαναφορά κωδικού: {address}',
    known_account: 'Υπάρχει ήδη λογαριασμός: {address}',
    phone_code: 'Κωδικός τηλεφώνου: {address}',
  },
} satisfies HostWords['mailbox'];
