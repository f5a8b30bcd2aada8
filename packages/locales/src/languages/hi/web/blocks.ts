export default {
  banners: 'ऑफ़र',
  banner: 'ऑफ़र {number, number}, कुल {count, number}',
  stop: 'ऑफ़र रोकें',
  start: 'ऑफ़र चलाएँ',
  open: 'और देखें',
  liveNow: 'अभी लाइव',
  allLive: 'सभी लाइव मैच',
  top: 'टॉप मैच',
  startingSoon: 'जल्द शुरू',
  schedule: 'शेड्यूल',
  leagues: 'लीग',
  footer: 'सभी पेज',
  noLive: {
    title: 'अभी कोई लाइव मैच नहीं',
    text: 'आने वाले मैच नीचे हैं।',
  },
  noUpcoming: {
    title: 'कोई आने वाला मैच नहीं',
    text: 'ऑड्स आते ही नए मैच यहाँ दिखेंगे।',
  },
} as const;
