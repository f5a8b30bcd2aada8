import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Logga in',
    login: 'E-post eller telefon',
    forgotten: 'Glömt lösenordet?',
    locked: 'Är kontot låst?',
    signUp: 'Ny här? Skapa konto',
    passkey: 'Använd en lösennyckel',
  },
  demoPlayers: {
    title: 'Demospelare',
    password: 'Lösenordet för alla demospelare är {password}. Pengarna är inte riktiga.',
  },
  signUp: {
    title: 'Skapa konto',
    open: 'Skapa konto',
    signIn: 'Har du redan ett konto? Logga in',
  },
  mailNote: {
    text: 'Den här demon skickar ingen e-post. Dina meddelanden finns i {mailbox}.',
    mailbox: 'demobrevlådan',
  },
  instructions: {
    password: 'Återställ ditt lösenord',
    confirmation: 'Bekräfta ditt konto',
    unlock: 'Lås upp ditt konto',
    send: 'Skicka länk',
    back: 'Tillbaka till inloggning',
  },
  newPassword: { title: 'Välj ett nytt lösenord', label: 'Nytt lösenord', set: 'Spara och logga in' },
  confirmPassword: {
    title: 'Bekräfta ditt lösenord',
    text: 'Ange ditt lösenord igen för att fortsätta.',
    label: 'Ditt lösenord',
    confirm: 'Bekräfta',
  },
  confirmation: { title: 'Bekräfta ditt konto', confirm: 'Bekräfta' },
  unlock: { title: 'Lås upp ditt konto', unlock: 'Lås upp' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-post',
    password: 'Lösenord',
    name: 'Namn',
    phone: 'Telefon, med landskod',
    country: 'Land',
    currency: 'Kontots valuta',
    date_of_birth: 'Födelsedatum',
    terms: 'Jag är minst 18 år och accepterar villkoren',
  },
  optional: '{label} (valfritt)',
  passwordLength: 'Minst {count} tecken.',
} satisfies HostWords['auth'];
