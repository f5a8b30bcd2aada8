/** Sign-in, sign-up and what is done by the link of a message. */
export default {
  signIn: {
    title: 'Sign in',
    login: 'Email or phone',
    forgotten: 'Forgot your password?',
    locked: 'Account locked?',
    signUp: 'New here? Sign up',
    passkey: 'Use a passkey',
  },
  demoPlayers: {
    title: 'Demo players',
    password: 'The password of all demo players is {password}. The money isn’t real.',
  },
  signUp: {
    title: 'Sign up',
    open: 'Create account',
    signIn: 'Already have an account? Sign in',
  },
  mailNote: {
    text: 'This demo sends no email. Find your messages in the {mailbox}.',
    mailbox: 'demo mailbox',
  },
  instructions: {
    password: 'Reset your password',
    confirmation: 'Confirm your account',
    unlock: 'Unlock your account',
    send: 'Send link',
    back: 'Back to sign-in',
  },
  newPassword: { title: 'Set a new password', label: 'New password', set: 'Save and sign in' },
  confirmPassword: {
    title: 'Confirm your password',
    text: 'Enter your password again to continue.',
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
    currency: 'Account currency',
    date_of_birth: 'Date of birth',
    terms: 'I’m 18 or over and accept the terms',
  },
  optional: '{label} (optional)',
  passwordLength: 'At least {count} characters.',
} as const;
