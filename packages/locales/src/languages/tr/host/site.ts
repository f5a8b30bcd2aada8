import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Spor bahisleri', inspector: 'Denetçi', app: 'Uygulama modu', account: 'Hesap', help: 'Yardım' },
  language: 'Dil',
  needsScript: 'Bu sayfayı kullanmak için JavaScript’i aç.',
  landing: {
    title: 'Hoş geldin',
    heading: 'İçinde spor bahisleri olan bir platform',
    text: 'Meridian, bir işletmecinin zaten sahip olduğu sistemi temsil eder: hesaplar, cüzdanlar ve kendi sayfaları. Kendi adresinde durur ve Slipstream’i içeriğiyle büyüyen bir çerçeveye yerleştirir.',
    play: 'Spor bahislerini aç',
    inspector: 'İkisi arasındaki her mesajı gör',
    app: 'Mobil uygulamadaki gibi gör',
  },
  play: {
    title: 'Spor bahisleri',
    tools: 'Araçlar',
    theme: 'Tema',
    day: 'Gündüz',
    night: 'Gece',
    measuring: 'Ölçüme izin var',
    waiting: 'Spor bahisleri bekleniyor',
    close: 'Kapat',
  },
  inspector: {
    messages: 'Mesajlar',
    newestFirst: 'Mesajlar, en yeniler önce',
    say: 'Platform olarak bir şey söyle',
    send: 'Gönder',
    clear: 'Listeyi temizle',
  },
  terms: {
    title: 'Şartlar ve koşullar',
    demo: 'Meridian bir gösterimdir. Parası gerçek değildir, oyuncuları uydurmadır ve buradaki hiçbir şey bir teklif değildir.',
    age: '18 yaşında ya da üzerinde olmalısın. Kendini dışlama, seçtiğin süre boyunca geçerlidir.',
  },
  help: {
    text: 'Bahis eğlenceli kalmalı. Kalmıyorsa mola ver ve biriyle konuş.',
    limits: 'Limit koy ya da mola ver',
    password: 'Şifreni sıfırla',
    unlock: 'Hesabın kilidini aç',
    transactions: 'İşlemlerini gör',
    mailbox: 'Bu demonun posta kutusu',
  },
  notFound: { title: 'Bulunamadı', heading: 'Bu sayfayı bulamadık', start: 'Başlangıç sayfasına git' },
  unavailable: {
    title: 'Kullanılamıyor',
    heading: 'Bir şeyler ters gitti',
    text: 'Sunucumuz yanıt vermiyor. Hiçbir şey değişmedi. Birazdan tekrar dene.',
  },
  menu: 'Menü',
} satisfies HostWords['site'];
