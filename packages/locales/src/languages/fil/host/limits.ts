import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Mga limit at pahinga',
  rule: 'Agad na epektibo ang mas mahigpit na limit. Inaabot ng 24 oras ang pagluwag o pag-alis ng limit. Puwede lang pahabain ang pahinga.',
  holding: 'Mga limit mo',
  setLimit: 'Magtakda ng limit',
  set: 'Itakda ang limit',
  amount: 'Halaga',
  currency: 'Currency',
  duration: 'Oras',
  period: 'Kada',
  periods: { day: 'araw', week: 'linggo', month: 'buwan' },
  kinds: {
    reality_check: {
      name: 'Paalala sa paglalaro',
      about: 'Gaano kadalas namin ipaaalala kung gaano ka na katagal naglalaro at kung panalo ka o talo.',
    },
    sportsbook_session: {
      name: 'Session ng pagtaya',
      about: 'Pinakamatagal na pagtaya nang walang pahinga. Hihinto ang pagtaya nang 15 minuto pagkatapos.',
    },
    session: {
      name: 'Oras na naka-log in',
      about: 'Pinakamatagal na naka-log in ka. Ila-log out ka namin pagkatapos.',
    },
    activity: { name: 'Oras sa site', about: 'Pinakamahabang oras mo rito kada araw, linggo o buwan.' },
    time: { name: 'Oras ng pagtaya' },
    deposit: { name: 'Mga deposito', about: 'Pinakamalaking puwede mong ideposito kada araw, linggo o buwan.' },
    loss: { name: 'Mga talo', about: 'Pinakamalaking puwede mong ipatalo kada araw, linggo o buwan.' },
    wager: { name: 'Mga taya', about: 'Pinakamalaking puwede mong itaya kada araw, linggo o buwan.' },
    bet: { name: 'Halaga kada taya', about: 'Pinakamalaking puwede mong itaya sa isang taya.' },
    coolingoff: { name: 'Magpahinga', about: 'Walang deposito at walang taya hanggang matapos ang pahinga.' },
    selfexclusion: {
      name: 'Self-exclusion',
      about: 'Ila-log out ka namin sa lahat at hindi ka makakapag-log in hanggang matapos ito. Hindi na ito mababawi.',
    },
  },
} satisfies HostWords['limits'];
