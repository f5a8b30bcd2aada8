export default {
  terms: {
    title: 'Şartlar',
    text: 'Şartlarımız değişti.',
    read: 'Şartları oku',
    accept: 'Kabul et',
  },
  oddsWarning: {
    text: 'Oranlar düşse de bahsin oynanır. Her seçim için kabul ettiğin en düşük oranı aşağıda belirleyebilirsin.',
    ok: 'Anladım',
  },
  top: {
    label: 'Yukarı dön',
    switch: 'Yukarı dön düğmesi',
  },
} as const;
