import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Nie ste prihlásení.', signIn: 'Prihlásiť sa' },
  account: {
    title: 'Váš účet',
    phone: 'Telefón',
    confirmEmail: 'Potvrdiť e-mail',
    signOut: 'Odhlásiť sa',
  },
  missing: {
    title: 'Doplňte profil',
    save: 'Uložiť',
    municipality: 'Obec',
    municipalityNote: 'Sedem číslic kódu IBGE, napríklad 3550308 pre São Paulo.',
  },
  phone: {
    title: 'Overte telefón',
    byCode: 'Pošleme vám SMS s kódom na overenie čísla.',
    byProvider: 'Číslo pre nás overuje {provider}.',
    rejected: 'Demo: číslo končiace sa na 0000 overením neprejde.',
    numberHeading: '1. Vaše číslo',
    send: 'Poslať kód',
    codeHeading: '2. Váš kód',
    code: 'Kód',
    verify: 'Overiť',
    note: 'SMS tohto dema nájdete tu: {mailbox}.',
    mailbox: 'demo schránka',
  },
  deposit: {
    title: 'Vklad na účet',
    note: 'Herné peniaze. Demo: suma končiaca sa na 13 (13, 113 alebo 10,13) je zamietnutá, 77 trvá desať sekúnd, 78 trvá desať sekúnd a je zamietnutá.',
  },
  transactions: {
    title: 'Transakcie',
    when: 'Dátum',
    what: 'Typ',
    state: 'Stav',
    amount: 'Suma',
    balance: 'Zostatok',
    more: 'Zobraziť viac',
  },
  passkeys: {
    title: 'Prístupové kľúče',
    about: 'Prihláste sa odtlačkom prsta, tvárou alebo zámkou obrazovky namiesto hesla.',
    add: 'Pridať prístupový kľúč',
  },
} satisfies HostWords['profile'];
