import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limites e pausas',
  rule: 'Um limite mais rígido vale na hora. Um mais folgado, ou o fim de um limite, leva um dia. Uma pausa só pode ser prolongada.',
  holding: 'Limites em vigor',
  setLimit: 'Definir um limite',
  set: 'Definir',
  amount: 'Valor',
  currency: 'Moeda',
  duration: 'Quanto tempo',
  period: 'Período',
  periods: { day: 'por dia', week: 'por semana', month: 'por mês' },
  kinds: {
    reality_check: {
      name: 'Lembrete de tempo',
      about: 'De tempos em tempos você fica sabendo há quanto tempo joga e com que resultado.',
    },
    sportsbook_session: {
      name: 'Sessão de apostas',
      about: 'Depois desse tempo as apostas param até você fazer uma pausa de 15 minutos.',
    },
    session: { name: 'Tempo conectado', about: 'Depois desse tempo você sai da conta.' },
    activity: { name: 'Atividade', about: 'O tempo que você pode ficar aqui por dia, semana ou mês.' },
    deposit: { name: 'Depósitos', about: 'O máximo que pode ser depositado.' },
    loss: { name: 'Perdas', about: 'O máximo que pode ser perdido.' },
    wager: { name: 'Total apostado', about: 'O máximo que pode ser apostado.' },
    bet: { name: 'Uma aposta', about: 'Nenhuma aposta pode ser maior.' },
    coolingoff: { name: 'Uma pausa', about: 'Sem depósitos e sem apostas durante esse tempo.' },
    selfexclusion: {
      name: 'Autoexclusão',
      about: 'Você sai da conta em todos os lugares e não pode entrar durante esse tempo. Não dá para desfazer.',
    },
  },
} satisfies HostWords['limits'];
