import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Spor bahisleri', inspector: 'Denetçi', app: 'Uygulama modu', account: 'Hesap', help: 'Yardım' },
  language: 'Dil',
  needsScript: 'Bu sayfalar platformla betikler aracılığıyla konuşur. Lütfen burada betiklere izin ver.',
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
    age: '18 yaşında ya da daha büyük olmalısın. Kendini dışlayan, seçtiği süre boyunca dışarıda kalır.',
  },
  help: {
    text: 'Oyun, oyun olarak kalmalı. Kalmıyorsa dur ve biriyle konuş.',
    limits: 'Limit koy ya da mola ver',
    password: 'Yeni şifre',
    unlock: 'Hesabın kilidini aç',
    transactions: 'Param nereye gitti?',
    mailbox: 'Bu demonun posta kutusu',
  },
  notFound: { title: 'Bulunamadı', heading: 'Burada hiçbir şey yok', start: 'Başlangıç sayfasına git' },
  unavailable: {
    title: 'Kullanılamıyor',
    heading: 'Platform yanıt vermiyor',
    text: 'Hiçbir şey değişmedi. Birazdan yeniden dene.',
  },
} satisfies HostWords['site'];
