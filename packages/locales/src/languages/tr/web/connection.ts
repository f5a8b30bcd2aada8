export default {
  reconnecting: 'Yeniden bağlanılıyor, oranlar durduruldu',
  offline: 'Çevrimdışısın. Bağlantı gelene kadar oranlar durduruldu.',
  kindDown: 'Burada bahisler duraklatıldı. Oranlar gelir gelmez geri dönecek.',
  lost: {
    title: 'Bağlantı yok',
    text: 'İnternet bağlantını kontrol et. Yeniden çevrimiçi olana kadar oranlar durduruldu.',
  },
} as const;
