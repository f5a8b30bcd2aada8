/** What a demo has instead of mails and text messages. */
export default {
  title: 'Mailbox',
  heading: 'Demo mailbox',
  empty: 'No messages yet.',
  closed:
    'Open the mailbox with the link that {command} printed. The link works once; after that this browser can open the mailbox.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Account confirmation for {address}',
    unlock: 'Account unlock for {address}',
    password: 'Password reset for {address}',
    known_account: 'Account already exists for {address}',
    phone_code: 'Phone code for {address}',
  },
} as const;
