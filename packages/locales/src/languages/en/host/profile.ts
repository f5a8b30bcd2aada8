/** The pages of a player's account, without those of limits. */
export default {
  visitor: { text: 'You’re not signed in.', signIn: 'Sign in' },
  account: {
    title: 'Your account',
    phone: 'Phone',
    confirmEmail: 'Confirm email',
    signOut: 'Sign out',
  },
  missing: {
    title: 'Complete your profile',
    save: 'Save',
    municipality: 'Municipality',
    municipalityNote: 'The seven digits of its IBGE code, for example 3550308 for São Paulo.',
  },
  phone: {
    title: 'Verify your phone',
    byCode: 'We text you a code to verify your number.',
    byProvider: '{provider} checks the number for us.',
    rejected: 'Demo: a number ending in 0000 fails the check.',
    numberHeading: '1. Your number',
    send: 'Send code',
    codeHeading: '2. Your code',
    code: 'Code',
    verify: 'Verify',
    note: 'Text messages of this demo are in the {mailbox}.',
    mailbox: 'demo mailbox',
  },
  deposit: {
    title: 'Deposit',
    note: 'Play money. Demo: an amount ending in 13 (13, 113 or 10.13) is declined, 77 takes ten seconds, 78 takes ten seconds and is declined.',
  },
  transactions: {
    title: 'Transactions',
    when: 'Date',
    what: 'Type',
    state: 'Status',
    amount: 'Amount',
    balance: 'Balance',
    more: 'Show more',
  },
  passkeys: {
    title: 'Passkeys',
    about: 'Sign in with your fingerprint, face or screen lock instead of a password.',
    add: 'Add a passkey',
  },
} as const;
