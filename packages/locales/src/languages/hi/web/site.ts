export default {
  homeTitle: '{siteName}: लाइव ऑड्स और स्पोर्ट्स बेटिंग',
  homeHeading: '{siteName}: लाइव और आने वाले मैच',
  homeDescription: 'फ़ुटबॉल, टेनिस, बास्केटबॉल और अन्य खेलों के लाइव स्कोर और लाइव ऑड्स।',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'लाइव', final: 'खत्म' },
} as const;
