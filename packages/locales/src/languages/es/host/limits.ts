import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Límites y pausas',
  rule: 'Un límite más estricto se aplica al momento. Ampliarlo o quitarlo tarda 24 horas. Una pausa solo se puede alargar.',
  holding: 'Tus límites',
  setLimit: 'Fijar un límite',
  set: 'Fijar límite',
  amount: 'Importe',
  currency: 'Moneda',
  duration: 'Tiempo',
  period: 'Periodo',
  periods: { day: 'al día', week: 'a la semana', month: 'al mes' },
  kinds: {
    reality_check: {
      name: 'Aviso de realidad',
      about: 'Cada cuánto te recordamos cuánto llevas jugando y si vas ganando o perdiendo.',
    },
    sportsbook_session: {
      name: 'Sesión de apuestas',
      about: 'El máximo que puedes apostar sin pausa. Después las apuestas se detienen 15 minutos.',
    },
    session: {
      name: 'Tiempo con sesión iniciada',
      about: 'El máximo que puedes tener la sesión iniciada. Después la cerramos.',
    },
    activity: {
      name: 'Tiempo en el sitio',
      about: 'El tiempo máximo que puedes pasar aquí al día, a la semana o al mes.',
    },
    time: { name: 'Tiempo de apuestas' },
    deposit: { name: 'Depósitos', about: 'Lo máximo que puedes depositar al día, a la semana o al mes.' },
    loss: { name: 'Pérdidas', about: 'Lo máximo que puedes perder al día, a la semana o al mes.' },
    wager: { name: 'Apuestas en total', about: 'Lo máximo que puedes apostar al día, a la semana o al mes.' },
    bet: { name: 'Importe por apuesta', about: 'Lo máximo que puedes apostar en una apuesta.' },
    coolingoff: { name: 'Hacer una pausa', about: 'Sin depósitos ni apuestas hasta que termine la pausa.' },
    selfexclusion: {
      name: 'Autoexclusión',
      about: 'Cerramos tu sesión en todas partes y no puedes iniciarla hasta que termine. No se puede deshacer.',
    },
  },
} satisfies HostWords['limits'];
