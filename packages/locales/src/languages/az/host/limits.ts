import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limitlər və fasilələr',
  rule: 'Daha sərt limit dərhal qüvvəyə minir. Limitin yumşaldılması və ya silinməsi 24 saatdan sonra qüvvəyə minir. Fasilə yalnız uzadıla bilər.',
  holding: 'Limitləriniz',
  setLimit: 'Limit təyin et',
  set: 'Limit təyin et',
  amount: 'Məbləğ',
  currency: 'Valyuta',
  duration: 'Vaxt',
  period: 'Dövr',
  periods: { day: 'gündə', week: 'həftədə', month: 'ayda' },
  kinds: {
    reality_check: {
      name: 'Vaxt xatırlatması',
      about: 'Nə qədər oynadığınızı və gəlirdə, yoxsa zərərdə olduğunuzu nə qədər tez-tez xatırladaq.',
    },
    sportsbook_session: {
      name: 'Mərc seansı',
      about: 'Fasiləsiz mərc etməyin ən uzun vaxtı. Sonra mərclər 15 dəqiqə dayanır.',
    },
    session: { name: 'Hesabda vaxt', about: 'Hesabda qalmağın ən uzun vaxtı. Sonra sizi hesabdan çıxarırıq.' },
    activity: { name: 'Saytda vaxt', about: 'Gündə, həftədə və ya ayda burada keçirəcəyiniz ən çox vaxt.' },
    time: { name: 'Mərc vaxtı' },
    deposit: { name: 'Depozitlər', about: 'Gündə, həftədə və ya ayda edə biləcəyiniz ən çox depozit.' },
    loss: { name: 'İtkilər', about: 'Gündə, həftədə və ya ayda uduza biləcəyiniz ən çox məbləğ.' },
    wager: { name: 'Mərc məbləğləri', about: 'Gündə, həftədə və ya ayda qoya biləcəyiniz ən çox məbləğ.' },
    bet: { name: 'Bir mərcin məbləği', about: 'Bir mərcə qoya biləcəyiniz ən çox məbləğ.' },
    coolingoff: { name: 'Fasilə götür', about: 'Fasilə bitənə qədər depozit və mərc yoxdur.' },
    selfexclusion: {
      name: 'Özünü kənarlaşdırma',
      about: 'Sizi hər yerdə hesabdan çıxarırıq və müddət bitənə qədər daxil ola bilməzsiniz. Geri qaytarmaq olmaz.',
    },
  },
} satisfies HostWords['limits'];
