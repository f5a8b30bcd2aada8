import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Non hai effettuato l’accesso.', signIn: 'Accedi' },
  account: {
    title: 'Il tuo conto',
    phone: 'Telefono',
    confirmEmail: 'Conferma l’e-mail',
    signOut: 'Esci',
  },
  missing: {
    title: 'Completa il profilo',
    save: 'Salva',
    municipality: 'Comune',
    municipalityNote: 'Le sette cifre del codice IBGE, ad esempio 3550308 per São Paulo.',
  },
  phone: {
    title: 'Verifica il telefono',
    byCode: 'Ti inviamo un codice via SMS per verificare il numero.',
    byProvider: '{provider} verifica il numero per noi.',
    rejected: 'Demo: un numero che finisce con 0000 non supera la verifica.',
    numberHeading: '1. Il tuo numero',
    send: 'Invia il codice',
    codeHeading: '2. Il tuo codice',
    code: 'Codice',
    verify: 'Verifica',
    note: 'Gli SMS di questa demo sono nella {mailbox}.',
    mailbox: 'casella demo',
  },
  deposit: {
    title: 'Deposito',
    note: 'Denaro finto. Demo: un importo che finisce con 13 (13, 113 o 10,13) viene rifiutato, 77 richiede dieci secondi, 78 richiede dieci secondi e viene rifiutato.',
  },
  transactions: {
    title: 'Movimenti',
    when: 'Data',
    what: 'Tipo',
    state: 'Stato',
    amount: 'Importo',
    balance: 'Saldo',
    more: 'Mostra altri',
  },
  passkeys: {
    title: 'Passkey',
    about: 'Accedi con impronta, volto o blocco schermo invece della password.',
    add: 'Aggiungi una passkey',
  },
} satisfies HostWords['profile'];
