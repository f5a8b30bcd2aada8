import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'लॉग इन',
    login: 'ईमेल या फ़ोन',
    forgotten: 'पासवर्ड भूल गए?',
    locked: 'खाता लॉक है?',
    signUp: 'नए हैं? रजिस्टर करें',
    passkey: 'पासकी इस्तेमाल करें',
  },
  demoPlayers: {
    title: 'डेमो खिलाड़ी',
    password: 'सभी डेमो खिलाड़ियों का पासवर्ड {password} है। पैसा असली नहीं है।',
  },
  signUp: {
    title: 'रजिस्टर करें',
    open: 'खाता बनाएँ',
    signIn: 'पहले से खाता है? लॉग इन करें',
  },
  mailNote: {
    text: 'यह डेमो ईमेल नहीं भेजता। आपके संदेश यहाँ हैं: {mailbox}।',
    mailbox: 'डेमो मेलबॉक्स',
  },
  instructions: {
    password: 'पासवर्ड रीसेट करें',
    confirmation: 'खाते की पुष्टि करें',
    unlock: 'खाता अनलॉक करें',
    send: 'लिंक भेजें',
    back: 'लॉग इन पर लौटें',
  },
  newPassword: { title: 'नया पासवर्ड सेट करें', label: 'नया पासवर्ड', set: 'सेव करें और लॉग इन करें' },
  confirmPassword: {
    title: 'पासवर्ड की पुष्टि करें',
    text: 'जारी रखने के लिए पासवर्ड फिर से डालें।',
    label: 'आपका पासवर्ड',
    confirm: 'पुष्टि करें',
  },
  confirmation: { title: 'खाते की पुष्टि करें', confirm: 'पुष्टि करें' },
  unlock: { title: 'खाता अनलॉक करें', unlock: 'अनलॉक करें' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'ईमेल',
    password: 'पासवर्ड',
    name: 'नाम',
    phone: 'फ़ोन, देश के कोड के साथ',
    country: 'देश',
    currency: 'खाते की मुद्रा',
    date_of_birth: 'जन्म तिथि',
    terms: 'मैं 18+ हूँ और शर्तें स्वीकार हैं',
  },
  optional: '{label} (वैकल्पिक)',
  passwordLength: 'कम से कम {count} अक्षर।',
} satisfies HostWords['auth'];
