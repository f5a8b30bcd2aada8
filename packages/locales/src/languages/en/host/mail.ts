export default {
  kinds: {
    confirmation: {
      text: 'Confirm this address and you can start.',
      button: 'Confirm',
    },
    unlock: {
      text: 'Somebody tried wrong passwords for your account. Unlock it if that was you.',
      button: 'Unlock account',
    },
    password: {
      text: 'Choose a new password. The link works for two hours.',
      button: 'New password',
    },
    known_account: {
      text: 'Somebody tried to sign up with this address. You already have an account.',
      button: 'Sign in',
    },
  },
  note: 'You get this message because this address was used at {site}.',
  view: 'View message',
} as const;
