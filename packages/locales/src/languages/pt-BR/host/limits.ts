import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limites e pausas',
  rule: 'Um limite mais rígido vale na hora. Afrouxar ou remover um limite leva 24 horas. Uma pausa só pode ser prolongada.',
  holding: 'Seus limites',
  setLimit: 'Definir um limite',
  set: 'Definir limite',
  amount: 'Valor',
  currency: 'Moeda',
  duration: 'Tempo',
  period: 'Período',
  periods: { day: 'por dia', week: 'por semana', month: 'por mês' },
  kinds: {
    reality_check: {
      name: 'Lembrete de tempo',
      about: 'De quanto em quanto tempo lembramos há quanto tempo você joga e se está ganhando ou perdendo.',
    },
    sportsbook_session: {
      name: 'Sessão de apostas',
      about: 'O máximo que você pode apostar sem pausa. Depois as apostas param por 15 minutos.',
    },
    session: { name: 'Tempo conectado', about: 'O máximo que você pode ficar conectado. Depois saímos da sua conta.' },
    activity: { name: 'Tempo no site', about: 'O tempo máximo que você pode passar aqui por dia, semana ou mês.' },
    time: { name: 'Tempo de apostas' },
    deposit: { name: 'Depósitos', about: 'O máximo que você pode depositar por dia, semana ou mês.' },
    loss: { name: 'Perdas', about: 'O máximo que você pode perder por dia, semana ou mês.' },
    wager: { name: 'Total apostado', about: 'O máximo que você pode apostar por dia, semana ou mês.' },
    bet: { name: 'Valor por aposta', about: 'O máximo que você pode colocar em uma aposta.' },
    coolingoff: { name: 'Fazer uma pausa', about: 'Sem depósitos e sem apostas até a pausa acabar.' },
    selfexclusion: {
      name: 'Autoexclusão',
      about: 'Saímos da sua conta em todos os lugares, e você não pode entrar até acabar. Não dá para desfazer.',
    },
  },
} satisfies HostWords['limits'];
