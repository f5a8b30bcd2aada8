export default {
  title: 'Deposito',
  failedToLoad:
    'Hindi na-load ang form ng pagbayad. Walang nabawas na pera. Subukan ulit o gamitin ang page ng deposito.',
  openPage: 'Buksan ang page ng deposito',
  result: {
    success: { title: 'Natanggap ang deposito', text: 'Nasa balanse mo na ang pera.' },
    pending: { title: 'Hinihintay ang deposito', text: 'Papasok sa balanse mo ang pera pagdating nito.' },
    error: {
      title: 'Nabigo ang deposito',
      text: 'Walang nabawas na pera. Subukan ulit o pumili ng ibang paraan ng pagbayad.',
    },
  },
} as const;
