import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'İdman mərcləri', inspector: 'İnspektor', app: 'Tətbiq rejimi', account: 'Hesab', help: 'Kömək' },
  language: 'Dil',
  needsScript: 'Bu səhifədən istifadə üçün JavaScript-i yandırın.',
  landing: {
    title: 'Xoş gəldiniz',
    heading: 'İçində idman mərcləri olan platforma',
    text: 'Meridian operatorun artıq malik olduğu sistemi təmsil edir: hesablar, pul kisələri və öz səhifələri. Onun öz ünvanı var və Slipstream-i məzmunu ilə birlikdə böyüyən çərçivəyə yerləşdirir.',
    play: 'İdman mərclərini aç',
    inspector: 'İkisi arasındakı bütün mesajlara bax',
    app: 'Mobil tətbiqdəki kimi bax',
  },
  play: {
    title: 'İdman mərcləri',
    tools: 'Alətlər',
    theme: 'Tema',
    day: 'Gündüz',
    night: 'Gecə',
    measuring: 'Analitikaya icazə',
    waiting: 'İdman mərcləri gözlənilir',
    close: 'Bağla',
  },
  inspector: {
    messages: 'Mesajlar',
    newestFirst: 'Mesajlar, əvvəlcə yenilər',
    say: 'Platforma adından mesaj göndər',
    send: 'Göndər',
    clear: 'Siyahını təmizlə',
  },
  terms: {
    title: 'Qaydalar və şərtlər',
    demo: 'Meridian demodur. Pul həqiqi deyil, oyunçular uydurmadır və burada heç nə təklif deyil.',
    age: '18 yaşınız tamam olmalıdır. Özünü kənarlaşdırma seçdiyiniz müddətə davam edir.',
  },
  help: {
    text: 'Mərc əyləncə olaraq qalmalıdır. Əyləncə olmaqdan çıxsa, fasilə götürün və kiminləsə danışın.',
    limits: 'Limit təyin et və ya fasilə götür',
    password: 'Şifrəni yenilə',
    unlock: 'Hesabı blokdan çıxar',
    transactions: 'Əməliyyatlara bax',
    mailbox: 'Demo poçt qutusunu aç',
  },
  notFound: { title: 'Səhifə tapılmadı', heading: 'Bu səhifəni tapmadıq', start: 'Ana səhifəyə keç' },
  unavailable: {
    title: 'Mövcud deyil',
    heading: 'Xəta baş verdi',
    text: 'Serverimiz cavab vermir. Heç nə dəyişmədi. Bir azdan yenidən cəhd edin.',
  },
  menu: 'Menyu',
} satisfies HostWords['site'];
