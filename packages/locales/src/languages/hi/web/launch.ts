export default {
  loading: '{name} खुल रहा है',
  failed: {
    title: '{name} नहीं खुला',
    text: 'कोई पैसा नहीं कटा। थोड़ी देर में फिर कोशिश करें।',
  },
  signIn: {
    title: '{name} खोलने के लिए लॉग इन करें',
    text: 'लॉग इन करते ही यहाँ खुलेगा।',
  },
  needsScript: 'इस पेज के लिए JavaScript चालू करें।',
  racing: { title: 'घुड़दौड़', description: 'रेस कार्ड, ऑड्स और नतीजे।' },
  lotteries: { title: 'लॉटरी', description: 'चौबीसों घंटे ड्रॉ।' },
  arena: { title: 'वर्चुअल एरीना', description: 'वर्चुअल गेम, मिनटों में नतीजे।' },
} as const;
