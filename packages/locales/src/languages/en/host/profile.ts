/** The pages of a player's account, without those of limits. */
export default {
  visitor: { text: 'Nobody is signed in.', signIn: 'Sign in' },
  account: {
    title: 'Your account',
    phone: 'Phone',
    confirmEmail: 'Confirm the email',
    signOut: 'Sign out',
  },
  missing: {
    title: 'Complete your profile',
    save: 'Save',
    municipality: 'Municipality',
    municipalityNote: 'The seven digits of its IBGE code, such as 3550308 for São Paulo.',
  },
  phone: {
    title: 'Verify your phone',
    byCode: 'A code by text message proves the number.',
    byProvider: '{provider} checks the number for us.',
    rejected: 'A number that ends in 0000 is rejected, to see how that looks.',
    numberHeading: '1. Your number',
    send: 'Send a code',
    codeHeading: '2. The code that came',
    code: 'Code',
    verify: 'Verify',
    note: 'Text messages of this demo are in its {mailbox}.',
    mailbox: 'mailbox',
  },
  deposit: {
    title: 'Deposit',
    note: 'Play money. An amount that ends in 13 (13, 113 or 10.13) is declined, one that ends in 77 takes ten seconds, one that ends in 78 takes ten seconds and is declined.',
  },
  transactions: {
    title: 'Transactions',
    when: 'When',
    what: 'What',
    state: 'State',
    amount: 'Amount',
    balance: 'Balance',
    more: 'Show more',
  },
} as const;
