export default {
  reconnecting: 'Yeniden bağlanılıyor, oranlar durduruldu',
  offline: 'Çevrimdışısın. Bağlantı gelene kadar oranlar durduruldu',
} as const;
