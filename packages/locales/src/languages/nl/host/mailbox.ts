import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Mailbox',
  heading: 'Demomailbox',
  empty: 'Nog geen berichten.',
  closed:
    'Open de mailbox met de link die {command} heeft getoond. De link werkt één keer; daarna kan deze browser de mailbox openen.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Accountbevestiging voor {address}',
    unlock: 'Account deblokkeren voor {address}',
    password: 'Wachtwoordherstel voor {address}',
    known_account: 'Er is al een account voor {address}',
    phone_code: 'Sms-code voor {address}',
  },
} satisfies HostWords['mailbox'];
