export default {
  notFound: {
    title: 'Hindi namin makita ang page na iyan',
    text: 'Baka mali ang address o tapos na ang laban.',
  },
  failed: {
    title: 'May nangyaring mali',
    text: 'Hindi maipakita ang page na ito. Bumalik mamaya. Walang tayang nailagay o nabago.',
  },
  blocked: {
    title: 'Hindi kami available sa bansa mo',
    titleIn: 'Hindi kami available sa {countryName} ngayon',
    text: 'Hindi ka makakataya mula roon. Tuloy pa rin ang mga dati mong taya at ise-settle gaya ng dati.',
  },
  locked: {
    title: 'Walang pahintulot',
    text: 'Wala kang pahintulot na makita ang page na ito. Mag-log in gamit ang account na may access o bumalik sa sportsbook.',
  },
  busy: {
    title: 'Maraming gumagamit ngayon',
    text: 'Walang tayang nailagay o nabago. Kusang maglo-load ang page na ito maya-maya.',
  },
  offline: {
    title: 'Walang koneksiyon',
  },
  unreachable: {
    title: 'Hindi na-load ang mga laban',
    text: 'Hindi sumasagot ang server namin. Subukan ulit mamaya.',
  },
  home: 'Pumunta sa sportsbook',
  retry: 'Subukan ulit',
} as const;
