/** Sign-in, sign-up and what is done by the link of a message. */
export default {
  signIn: {
    title: 'Sign in',
    login: 'Email or phone',
    forgotten: 'Forgotten the password?',
    locked: 'Account locked?',
    signUp: 'No account yet? Sign up',
  },
  demoPlayers: {
    title: 'Demo players',
    password: 'They all have the password {password}. The money is not real.',
  },
  signUp: {
    title: 'Sign up',
    open: 'Open an account',
    signIn: 'You have an account? Sign in',
  },
  mailNote: {
    text: 'This demo sends no mail: what would be in it is in the {mailbox}.',
    mailbox: 'mailbox of the demo',
  },
  instructions: {
    password: 'A new password',
    confirmation: 'Confirm your account again',
    unlock: 'Unlock your account',
    send: 'Send instructions',
  },
  newPassword: { title: 'Set a new password', label: 'New password', set: 'Set it and sign in' },
  confirmPassword: {
    title: 'Confirm your password',
    text: 'What comes next is important enough to ask once more who you are.',
    label: 'Your password',
    confirm: 'Confirm',
  },
  confirmation: { title: 'Confirm your account', confirm: 'Confirm' },
  unlock: { title: 'Unlock your account', unlock: 'Unlock' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Email',
    password: 'Password',
    name: 'Name',
    phone: 'Phone, with country code',
    country: 'Country',
    currency: 'Currency of your wallet',
    date_of_birth: 'Date of birth',
    terms: 'I am of age and accept the terms',
  },
  optional: '{label} (optional)',
  passwordLength: 'At least {count} characters.',
} as const;
