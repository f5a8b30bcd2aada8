import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Límites y pausas',
  rule: 'Un límite más estricto vale de inmediato. Uno más amplio, o su fin, tarda un día. Una pausa solo se puede alargar.',
  holding: 'Límites vigentes',
  setLimit: 'Fijar un límite',
  set: 'Fijar',
  amount: 'Importe',
  currency: 'Moneda',
  duration: 'Cuánto tiempo',
  period: 'Periodo',
  periods: { day: 'al día', week: 'a la semana', month: 'al mes' },
  kinds: {
    reality_check: {
      name: 'Aviso de realidad',
      about: 'Cada cierto tiempo se te dice cuánto llevas jugando y con qué resultado.',
    },
    sportsbook_session: {
      name: 'Sesión de apuestas',
      about: 'Pasado este tiempo no puedes apostar hasta hacer una pausa de 15 minutos.',
    },
    session: { name: 'Sesión iniciada', about: 'Pasado este tiempo se cierra tu sesión.' },
    activity: { name: 'Actividad', about: 'El tiempo que puedes estar aquí al día, a la semana o al mes.' },
    deposit: { name: 'Depósitos', about: 'Lo máximo que se puede depositar.' },
    loss: { name: 'Pérdidas', about: 'Lo máximo que se puede perder.' },
    wager: { name: 'Apuestas en total', about: 'Lo máximo que se puede apostar.' },
    bet: { name: 'Una apuesta', about: 'Ninguna apuesta puede ser mayor.' },
    coolingoff: { name: 'Una pausa', about: 'Sin depósitos ni apuestas durante este tiempo.' },
    selfexclusion: {
      name: 'Autoexclusión',
      about: 'Se cierra tu sesión en todas partes y no puedes iniciarla durante este tiempo. No se puede deshacer.',
    },
  },
} satisfies HostWords['limits'];
