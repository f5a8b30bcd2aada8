import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Nu ești în cont.', signIn: 'Intră în cont' },
  account: {
    title: 'Contul tău',
    phone: 'Telefon',
    confirmEmail: 'Confirmă e-mailul',
    signOut: 'Ieși din cont',
  },
  missing: {
    title: 'Completează profilul',
    save: 'Salvează',
    municipality: 'Localitate',
    municipalityNote: 'Cele șapte cifre ale codului IBGE, de exemplu 3550308 pentru São Paulo.',
  },
  phone: {
    title: 'Verifică telefonul',
    byCode: 'Îți trimitem un cod prin SMS ca să verificăm numărul.',
    byProvider: '{provider} verifică numărul pentru noi.',
    rejected: 'Demo: un număr care se termină în 0000 nu trece verificarea.',
    numberHeading: '1. Numărul tău',
    send: 'Trimite codul',
    codeHeading: '2. Codul tău',
    code: 'Cod',
    verify: 'Verifică',
    note: 'SMS-urile acestui demo sunt în {mailbox}.',
    mailbox: 'căsuța demo',
  },
  deposit: {
    title: 'Depunere',
    note: 'Bani fictivi. Demo: o sumă care se termină în 13 (13, 113 sau 10,13) este respinsă, 77 durează zece secunde, 78 durează zece secunde și este respinsă.',
  },
  transactions: {
    title: 'Tranzacții',
    when: 'Data',
    what: 'Tip',
    state: 'Stare',
    amount: 'Sumă',
    balance: 'Sold',
    more: 'Arată mai multe',
  },
  passkeys: {
    title: 'Chei de acces',
    about: 'Intră în cont cu amprenta, fața sau blocarea ecranului în loc de parolă.',
    add: 'Adaugă o cheie de acces',
  },
} satisfies HostWords['profile'];
