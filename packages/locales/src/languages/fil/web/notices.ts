export default {
  terms: {
    title: 'Mga tuntunin',
    text: 'Nagbago ang mga tuntunin namin.',
    read: 'Basahin ang mga tuntunin',
    accept: 'Tanggapin',
  },
  oddsWarning: {
    text: 'Ilalagay rin ang taya mo kahit bumaba ang odds. Sa ibaba, puwede mong itakda ang pinakamababang odds na tatanggapin sa bawat pili.',
    ok: 'Nakuha ko',
  },
  top: {
    label: 'Balik sa itaas',
    switch: 'Button na Balik sa itaas',
  },
} as const;
