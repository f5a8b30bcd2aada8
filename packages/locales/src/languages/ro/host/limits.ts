import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limite și pauze',
  rule: 'O limită mai strictă se aplică imediat. Relaxarea sau eliminarea unei limite durează 24 de ore. O pauză poate fi doar prelungită.',
  holding: 'Limitele tale',
  setLimit: 'Setează o limită',
  set: 'Setează limita',
  amount: 'Sumă',
  currency: 'Monedă',
  duration: 'Durată',
  period: 'Pe',
  periods: { day: 'zi', week: 'săptămână', month: 'lună' },
  kinds: {
    reality_check: {
      name: 'Reamintire de joc',
      about: 'Cât de des îți amintim de cât timp joci și dacă ești pe plus sau pe minus.',
    },
    sportsbook_session: {
      name: 'Sesiune de pariere',
      about: 'Cât poți paria fără pauză. Apoi parierea se oprește 15 minute.',
    },
    session: { name: 'Timp în cont', about: 'Cât poți rămâne în cont. După aceea te deconectăm.' },
    activity: { name: 'Timp pe site', about: 'Cât timp poți petrece aici pe zi, săptămână sau lună.' },
    time: { name: 'Timp de pariere' },
    deposit: { name: 'Depuneri', about: 'Cât poți depune pe zi, săptămână sau lună.' },
    loss: { name: 'Pierderi', about: 'Cât poți pierde pe zi, săptămână sau lună.' },
    wager: { name: 'Mize', about: 'Cât poți miza pe zi, săptămână sau lună.' },
    bet: { name: 'Miză pe pariu', about: 'Cât poți miza pe un singur pariu.' },
    coolingoff: { name: 'Ia o pauză', about: 'Fără depuneri și pariuri până la sfârșitul pauzei.' },
    selfexclusion: {
      name: 'Autoexcludere',
      about: 'Te deconectăm peste tot și nu poți intra în cont până se termină. Nu poate fi anulată.',
    },
  },
} satisfies HostWords['limits'];
