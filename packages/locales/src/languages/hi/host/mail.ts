import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'इस पते की पुष्टि करें और शुरू करें।',
      button: 'पुष्टि करें',
    },
    unlock: {
      text: 'किसी ने गलत पासवर्ड से आपके खाते में जाने की कोशिश की। अगर वह आप थे, तो इसे अनलॉक करें।',
      button: 'खाता अनलॉक करें',
    },
    password: {
      text: 'नया पासवर्ड चुनें। लिंक दो घंटे चलता है।',
      button: 'नया पासवर्ड',
    },
    known_account: {
      text: 'किसी ने इस पते से रजिस्टर करने की कोशिश की। आपका खाता पहले से है।',
      button: 'लॉग इन',
    },
  },
  note: 'आपको यह संदेश मिला क्योंकि यह पता {site} पर इस्तेमाल हुआ।',
  view: 'संदेश देखें',
} satisfies HostWords['mail'];
