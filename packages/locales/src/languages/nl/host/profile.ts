import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Je bent niet ingelogd.', signIn: 'Inloggen' },
  account: {
    title: 'Je account',
    phone: 'Telefoon',
    confirmEmail: 'E-mail bevestigen',
    signOut: 'Uitloggen',
  },
  missing: {
    title: 'Vul je profiel aan',
    save: 'Opslaan',
    municipality: 'Gemeente',
    municipalityNote: 'De zeven cijfers van de IBGE-code, bijvoorbeeld 3550308 voor São Paulo.',
  },
  phone: {
    title: 'Verifieer je telefoon',
    byCode: 'We sturen je een sms-code om je nummer te verifiëren.',
    byProvider: '{provider} controleert het nummer voor ons.',
    rejected: 'Demo: een nummer dat eindigt op 0000 wordt afgekeurd.',
    numberHeading: '1. Je nummer',
    send: 'Stuur code',
    codeHeading: '2. Je code',
    code: 'Code',
    verify: 'Verifiëren',
    note: 'De sms’jes van deze demo staan in de {mailbox}.',
    mailbox: 'demomailbox',
  },
  deposit: {
    title: 'Storten',
    note: 'Speelgeld. Demo: een bedrag dat eindigt op 13 (13, 113 of 10,13) wordt geweigerd, 77 duurt tien seconden, 78 duurt tien seconden en wordt geweigerd.',
  },
  transactions: {
    title: 'Transacties',
    when: 'Datum',
    what: 'Soort',
    state: 'Status',
    amount: 'Bedrag',
    balance: 'Saldo',
    more: 'Toon meer',
  },
  passkeys: {
    title: 'Passkeys',
    about: 'Log in met je vingerafdruk, gezicht of schermvergrendeling in plaats van een wachtwoord.',
    add: 'Passkey toevoegen',
  },
} satisfies HostWords['profile'];
