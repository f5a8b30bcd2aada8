/** What a demo has instead of mails and text messages. */
export default {
  title: 'Mailbox',
  heading: 'The mailbox of the demo',
  empty: 'Nothing has been sent.',
  closed:
    'The mailbox opens with the link that {command} has printed. The link works once and lets this browser in; then this page stays open to it.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'confirmation for {address}',
    unlock: 'unlock for {address}',
    password: 'password for {address}',
    known_account: 'known account for {address}',
    phone_code: 'phone code for {address}',
  },
} as const;
