import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Nejste přihlášeni.', signIn: 'Přihlásit se' },
  account: {
    title: 'Váš účet',
    phone: 'Telefon',
    confirmEmail: 'Potvrdit e-mail',
    signOut: 'Odhlásit se',
  },
  missing: {
    title: 'Doplňte profil',
    save: 'Uložit',
    municipality: 'Obec',
    municipalityNote: 'Sedm číslic kódu IBGE, například 3550308 pro São Paulo.',
  },
  phone: {
    title: 'Ověřte telefon',
    byCode: 'Pošleme vám SMS s kódem pro ověření čísla.',
    byProvider: 'Číslo pro nás ověřuje {provider}.',
    rejected: 'Demo: číslo končící na 0000 ověřením neprojde.',
    numberHeading: '1. Vaše číslo',
    send: 'Poslat kód',
    codeHeading: '2. Váš kód',
    code: 'Kód',
    verify: 'Ověřit',
    note: 'SMS tohoto dema najdete tady: {mailbox}.',
    mailbox: 'demo schránka',
  },
  deposit: {
    title: 'Vklad na účet',
    note: 'Herní peníze. Demo: částka končící na 13 (13, 113 nebo 10,13) je zamítnuta, 77 trvá deset sekund, 78 trvá deset sekund a je zamítnuta.',
  },
  transactions: {
    title: 'Transakce',
    when: 'Datum',
    what: 'Typ',
    state: 'Stav',
    amount: 'Částka',
    balance: 'Zůstatek',
    more: 'Zobrazit více',
  },
  passkeys: {
    title: 'Přístupové klíče',
    about: 'Přihlaste se otiskem prstu, obličejem nebo zámkem obrazovky místo hesla.',
    add: 'Přidat přístupový klíč',
  },
} satisfies HostWords['profile'];
