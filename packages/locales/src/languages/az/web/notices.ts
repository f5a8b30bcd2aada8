export default {
  terms: {
    title: 'Şərtlər',
    text: 'Şərtlərimiz dəyişib.',
    read: 'Şərtləri oxu',
    accept: 'Qəbul et',
  },
  oddsWarning: {
    text: 'Əmsal düşsə də, mərciniz edilir. Aşağıda hər seçim üçün qəbul etdiyiniz ən aşağı əmsalı təyin edə bilərsiniz.',
    ok: 'Aydındır',
  },
  top: {
    label: 'Yuxarı',
    switch: '«Yuxarı» düyməsi',
  },
} as const;
