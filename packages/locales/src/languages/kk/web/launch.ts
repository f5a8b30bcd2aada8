export default {
  loading: 'Ашылуда: {name}',
  failed: {
    title: 'Ашылмады: {name}',
    text: 'Ақша алынбады. Сәлден соң қайталап көріңіз.',
  },
  signIn: {
    title: 'Ашу үшін кіріңіз: {name}',
    text: 'Кірген соң осында ашылады.',
  },
  needsScript: 'Бұл бетті пайдалану үшін JavaScript қосыңыз.',
  racing: { title: 'Ат жарысы', description: 'Жарыс тізімдері, коэффициенттер мен нәтижелер.' },
  lotteries: { title: 'Лотереялар', description: 'Тәулік бойы ұтыс ойындары.' },
  arena: { title: 'Виртуалды арена', description: 'Нәтижесі бірнеше минутта шығатын виртуалды ойындар.' },
} as const;
