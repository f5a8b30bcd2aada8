import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'आप लॉग इन नहीं हैं।', signIn: 'लॉग इन' },
  account: {
    title: 'आपका खाता',
    phone: 'फ़ोन',
    confirmEmail: 'ईमेल की पुष्टि करें',
    signOut: 'लॉग आउट',
  },
  missing: {
    title: 'प्रोफ़ाइल पूरी करें',
    save: 'सेव करें',
    municipality: 'नगरपालिका',
    municipalityNote: 'इसके IBGE कोड के सात अंक, जैसे साओ पाउलो के लिए 3550308।',
  },
  phone: {
    title: 'फ़ोन वेरिफ़ाई करें',
    byCode: 'नंबर वेरिफ़ाई करने के लिए हम आपको SMS से कोड भेजते हैं।',
    byProvider: 'नंबर की जाँच {provider} करता है।',
    rejected: 'डेमो: 0000 पर खत्म होने वाला नंबर जाँच में फ़ेल होता है।',
    numberHeading: '1. आपका नंबर',
    send: 'कोड भेजें',
    codeHeading: '2. आपका कोड',
    code: 'कोड',
    verify: 'वेरिफ़ाई करें',
    note: 'इस डेमो के SMS यहाँ हैं: {mailbox}।',
    mailbox: 'डेमो मेलबॉक्स',
  },
  deposit: {
    title: 'डिपॉज़िट',
    note: 'प्ले मनी। डेमो: 13 पर खत्म होने वाली रकम (13, 113 या 10.13) अस्वीकार होती है, 77 में दस सेकंड लगते हैं, 78 में दस सेकंड लगते हैं और वह अस्वीकार होती है।',
  },
  transactions: {
    title: 'लेनदेन',
    when: 'तारीख',
    what: 'प्रकार',
    state: 'स्थिति',
    amount: 'रकम',
    balance: 'बैलेंस',
    more: 'और दिखाएँ',
  },
  passkeys: {
    title: 'पासकी',
    about: 'पासवर्ड की जगह फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉग इन करें।',
    add: 'पासकी जोड़ें',
  },
} satisfies HostWords['profile'];
