import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Σύνδεση',
    login: 'Email ή τηλέφωνο',
    forgotten: 'Ξέχασες τον κωδικό σου;',
    locked: 'Κλειδωμένος λογαριασμός;',
    signUp: 'Πρώτη φορά εδώ; Εγγραφή',
    passkey: 'Με κλειδί πρόσβασης',
  },
  demoPlayers: {
    title: 'Δοκιμαστικοί παίκτες',
    password: 'Ο κωδικός όλων των δοκιμαστικών παικτών είναι {password}. Τα χρήματα δεν είναι αληθινά.',
  },
  signUp: {
    title: 'Εγγραφή',
    open: 'Δημιουργία λογαριασμού',
    signIn: 'Έχεις ήδη λογαριασμό; Σύνδεση',
  },
  mailNote: {
    text: 'Αυτή η επίδειξη δεν στέλνει email. Τα μηνύματά σου είναι εδώ: {mailbox}.',
    mailbox: 'εισερχόμενα demo',
  },
  instructions: {
    password: 'Επαναφορά κωδικού',
    confirmation: 'Επιβεβαίωσε τον λογαριασμό σου',
    unlock: 'Ξεκλείδωσε τον λογαριασμό σου',
    send: 'Αποστολή συνδέσμου',
    back: 'Πίσω στη σύνδεση',
  },
  newPassword: { title: 'Όρισε νέο κωδικό', label: 'Νέος κωδικός', set: 'Αποθήκευση και σύνδεση' },
  confirmPassword: {
    title: 'Επιβεβαίωσε τον κωδικό σου',
    text: 'Γράψε ξανά τον κωδικό σου για να συνεχίσεις.',
    label: 'Ο κωδικός σου',
    confirm: 'Επιβεβαίωση',
  },
  confirmation: { title: 'Επιβεβαίωσε τον λογαριασμό σου', confirm: 'Επιβεβαίωση' },
  unlock: { title: 'Ξεκλείδωσε τον λογαριασμό σου', unlock: 'Ξεκλείδωμα' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Email',
    password: 'Κωδικός',
    name: 'Όνομα',
    phone: 'Τηλέφωνο, με κωδικό χώρας',
    country: 'Χώρα',
    currency: 'Νόμισμα λογαριασμού',
    date_of_birth: 'Ημερομηνία γέννησης',
    terms: 'Είμαι 18 και άνω και αποδέχομαι τους όρους',
  },
  optional: '{label} (προαιρετικό)',
  passwordLength: 'Τουλάχιστον {count} χαρακτήρες.',
} satisfies HostWords['auth'];
