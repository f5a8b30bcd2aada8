import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'मेलबॉक्स',
  heading: 'डेमो मेलबॉक्स',
  empty: 'अभी कोई संदेश नहीं।',
  closed: 'मेलबॉक्स उस लिंक से खोलें जो {command} ने दिखाया। लिंक एक बार चलता है; उसके बाद यह ब्राउज़र मेलबॉक्स खोल सकता है।',
  /** By the kind of message. */
  kinds: {
    confirmation: 'खाते की पुष्टि: {address}',
    unlock: 'खाता अनलॉक: {address}',
    password: 'पासवर्ड रीसेट: {address}',
    known_account: 'खाता पहले से है: {address}',
    phone_code: 'फ़ोन कोड: {address}',
  },
} satisfies HostWords['mailbox'];
