import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Mejora de combinada del 25 %',
      description: 'Cuantas más selecciones tenga tu combinada, más paga: hasta un 25 % extra.',
    },
    'double-boost': {
      name: 'Mejora de combinada del 10 %',
      description:
        'Un diez por ciento más en combinadas de dos o más selecciones, tres veces. Sustituye a cualquier otra mejora.',
    },
    'welcome-freebet': {
      name: 'Apuesta gratis de bienvenida',
      description: 'Tu primera apuesta corre de nuestra cuenta. Cualquier simple o combinada desde 1,50.',
    },
    'deposit-no-risk': {
      name: 'Apuesta con devolución',
      description: 'Apuesta con tu dinero. Si pierde, recuperas lo apostado.',
    },
    'friday-freebet': {
      name: 'Viernes de fútbol',
      description: 'Una apuesta gratis cada semana, para fútbol antes del inicio.',
    },
    'verified-freebet': {
      name: 'Apuesta gratis para verificados',
      description: 'Para jugadores que han demostrado quiénes son.',
    },
    'code-freebet': { name: 'Apuesta gratis con código', description: 'Para jugadores con un código promocional.' },
    'summer-freebet': {
      name: 'Apuesta gratis de verano',
      description: 'Este código promocional ha caducado.',
    },
    'reward-freebet': { name: 'Apuesta gratis de premio', description: 'Ganada apostando.' },
    'goal-hunt': {
      name: 'Caza de goles',
      description: 'Cada apuesta suma puntos. Los puntos se convierten en apuestas gratis.',
    },
    'lucky-crate': {
      name: 'Caja de la suerte',
      description: 'Una apuesta que la use da una caja al liquidarse. Las probabilidades están abajo.',
    },
    'weekend-cup': {
      name: 'Copa del fin de semana',
      description: 'Suma puntos con tus apuestas y reparte el bote con los mejores.',
    },
  },
  terms: {
    who: {
      heading: 'Para quién es',
      text: 'Jugadores con la cuenta abierta que no estén en una pausa ni excluidos.',
    },
    end: {
      heading: 'Cuándo termina',
      text: 'El bono termina en el momento indicado. Una apuesta hecha antes lo conserva hasta que se liquide.',
    },
    refund: {
      heading: 'Apuestas anuladas y reembolsadas',
      text: 'Si una apuesta con apuesta gratis es nula o no se acepta, recuperas la apuesta gratis y puedes usarla de nuevo.',
    },
    allWin: {
      heading: 'Qué paga',
      text: 'Si la apuesta gana, recibes la ganancia neta más el importe de la apuesta gratis.',
    },
    onlyWin: {
      heading: 'Qué paga',
      text: 'Si la apuesta gana, recibes la ganancia neta. El importe de la apuesta gratis no se devuelve.',
    },
    noRisk: {
      heading: 'Qué paga',
      text: 'La apuesta se hace con tu dinero. Si pierde, se te devuelve lo que perdiste de lo apostado.',
    },
    oneBet: {
      heading: 'Cómo se usa',
      text: 'Una apuesta usa toda la apuesta gratis. No se puede dividir, retirar ni cobrar antes.',
    },
    boost: {
      heading: 'Qué paga',
      text: 'La ganancia de una combinada ganadora se multiplica por la mejora de su número de selecciones.',
    },
    void: {
      heading: 'Selecciones anuladas',
      text: 'Una selección anulada deja de contar. La combinada recibe entonces el factor de las que quedan, o ninguno.',
    },
    doubleBoost: {
      heading: 'Qué paga',
      text: 'La ganancia de una combinada ganadora de dos o más selecciones se multiplica por 1,10.',
    },
    threeTimes: {
      heading: 'Cuántas veces',
      text: 'Se puede usar tres veces. Al activarla termina cualquier otra mejora que tengas.',
    },
    huntPoints: {
      heading: 'Cómo se cuentan los puntos',
      text: 'Diez puntos por unidad apostada a cuota 2,00, más con cuotas altas y menos con cuotas bajas, al liquidarse la apuesta. Cada partido cuenta una vez. Las apuestas cobradas antes o nulas no dan ninguno.',
    },
    huntUse: {
      heading: 'Para qué sirven los puntos',
      text: 'Cada escalón da una apuesta gratis. Los puntos también pueden aumentar el valor de las apuestas gratis.',
    },
    crate: {
      heading: 'Cómo funciona',
      text: 'Lo que hay en una caja se decide al liquidarse la apuesta, con las probabilidades indicadas. Abrirla solo lo muestra; esperar no cambia nada.',
    },
    cupPlaces: {
      heading: 'Cómo se cuentan los puestos',
      text: 'Puntos de apuestas liquidadas, de más a menos; a igualdad, quien los tuvo antes. El bote crece un uno por ciento de cada apuesta que participa.',
    },
    cupPaid: {
      heading: 'Cuándo se paga',
      text: 'Tras el final se revisan los puestos y se pagan en dinero que se puede apostar o retirar.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Luces de la ciudad',
      description:
        'El uno por ciento de cada euro apostado va a los botes y lo ponemos nosotros. Cada nivel cae antes de pasar su marca.',
    },
    'night-train': {
      name: 'Tren nocturno',
      description: 'Medio por ciento de cada euro apostado, a nuestro cargo. Un bote pequeño que sale a menudo.',
    },
  },
  levels: { mini: 'Mini', major: 'Mayor', grand: 'Gran bote' },
  prizes: { freebet: 'Apuesta gratis', money: 'Dinero', points: 'Puntos', nothing: 'Nada' },
} satisfies SandboxWords['offers'];
