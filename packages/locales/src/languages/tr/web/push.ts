export default {
  title: 'Anlık bildirimler',
  device: 'Bu cihazda',
  states: {
    off: 'Sayfa kapalıyken de bildirim almak için açın.',
    on: 'Bu cihaz, sayfa kapalıyken de size bildirim gösterir.',
    blocked: 'Tarayıcınız bu sitenin bildirimlerini engelliyor. Açmak için tarayıcı ayarlarından izin verin.',
  },
  about: 'Şunları bildir',
  topics: {
    bet_settled: 'Sonuçlanan bahisler',
    cashout_reached: 'Otomatik cashout’lar',
    match_started: 'Başlayan favori maçlar',
    goal: 'Favori maçlardaki goller',
    bonus: 'Yeni bonuslar',
  },
  ask: {
    title: 'Sonucu öğrenin',
    text: 'Bu bahis sonuçlandığında, sayfa kapalı olsa bile size haber verebiliriz.',
    yes: 'Bana bildir',
    later: 'Şimdi değil',
    done: 'Bildirimler açık',
  },
  failed: {
    title: 'Bildirimler değiştirilemedi',
    text: 'Birazdan tekrar deneyin.',
  },
  notSaved: {
    title: 'Seçiminiz kaydedilmedi',
    text: 'Birazdan tekrar deneyin.',
  },
} as const;
