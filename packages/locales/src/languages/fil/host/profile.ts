import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Hindi ka naka-log in.', signIn: 'Mag-log in' },
  account: {
    title: 'Account mo',
    phone: 'Telepono',
    confirmEmail: 'Kumpirmahin ang email',
    signOut: 'Mag-log out',
  },
  missing: {
    title: 'Kumpletuhin ang profile mo',
    save: 'I-save',
    municipality: 'Munisipalidad',
    municipalityNote: 'Ang pitong numero ng IBGE code nito, halimbawa 3550308 para sa São Paulo.',
  },
  phone: {
    title: 'I-verify ang telepono mo',
    byCode: 'Magte-text kami ng code para ma-verify ang numero mo.',
    byProvider: 'Sinusuri ng {provider} ang numero para sa amin.',
    rejected: 'Demo: hindi papasa ang numerong nagtatapos sa 0000.',
    numberHeading: '1. Numero mo',
    send: 'Ipadala ang code',
    codeHeading: '2. Code mo',
    code: 'Code',
    verify: 'I-verify',
    note: 'Nasa {mailbox} ang mga text ng demo na ito.',
    mailbox: 'demo na mailbox',
  },
  deposit: {
    title: 'Deposito',
    note: 'Laruang pera. Demo: tatanggihan ang halagang nagtatapos sa 13 (13, 113 o 10.13), sampung segundo ang 77, sampung segundo rin ang 78 at tatanggihan.',
  },
  transactions: {
    title: 'Mga transaksiyon',
    when: 'Petsa',
    what: 'Uri',
    state: 'Status',
    amount: 'Halaga',
    balance: 'Balanse',
    more: 'Ipakita pa',
  },
  passkeys: {
    title: 'Mga passkey',
    about: 'Mag-log in gamit ang fingerprint, mukha o screen lock sa halip na password.',
    add: 'Magdagdag ng passkey',
  },
} satisfies HostWords['profile'];
