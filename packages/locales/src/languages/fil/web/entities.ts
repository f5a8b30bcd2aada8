export default {
  notCovered: {
    short: 'Hindi sakop',
    title: 'Hindi na namin sinusundan ang labang ito',
    text: 'Wala na itong odds. Ise-settle ang mga taya mo ayon sa opisyal na resulta.',
  },
  market: {
    handedOver: 'Lumilipat sa live odds. Baka bumukas ulit maya-maya.',
    cancelled: 'Kinansela ang market. Ibabalik ang mga taya.',
    closes: 'Taya hanggang {time}',
  },
  farming: {
    average: 'Average na taya: {amount} sa {count, plural, one {# taya} other {# taya}}.',
    freebets: 'Puwedeng magdala ng {amount} na libreng taya ang mga open mong taya.',
    started: 'Nagsimula ang prize pool sa {amount}.',
    boostable: 'Kayang itaas ng puntos mo ang {count, plural, one {# libreng taya} other {# libreng taya}}.',
  },
  jackpot: {
    paid: '{amount} na ang naibayad',
    created: 'Hindi pa nagsisimula',
    disabled: 'Naka-off',
    finished: 'Tapos na',
    paused: 'Nakahinto',
  },
  oldBrowser: 'Luma na ang browser mo kaya isang column lang ang mga page. I-update ito para makita nang buo.',
  bonusOff: 'In-off namin ang bonus na ito. Hindi na ito magagamit.',
  bet: {
    cancelled: 'Kinansela namin ang tayang ito. Nasa balanse mo na ulit ang taya.',
    withdrawn: 'Binawi ang tayang ito. Nasa balanse mo na ulit ang taya.',
  },
} as const;
