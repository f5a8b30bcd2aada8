export default {
  title: 'Notificações push',
  device: 'Neste dispositivo',
  states: {
    off: 'Ative para receber avisos mesmo com a página fechada.',
    on: 'Este dispositivo avisa você mesmo com a página fechada.',
    blocked: 'Seu navegador bloqueia as notificações deste site. Permita nas configurações do navegador para ativar.',
  },
  about: 'Quero ser avisado sobre',
  topics: {
    bet_settled: 'Apostas resolvidas',
    cashout_reached: 'Cashouts automáticos',
    match_started: 'Início de jogos favoritos',
    goal: 'Gols em jogos favoritos',
    bonus: 'Novos bônus',
  },
  ask: {
    title: 'Saiba como termina',
    text: 'Podemos avisar você quando esta aposta for liquidada, mesmo com a página fechada.',
    yes: 'Quero receber',
    later: 'Agora não',
    done: 'As notificações estão ativadas',
  },
  failed: {
    title: 'Não foi possível alterar as notificações',
    text: 'Tente de novo daqui a pouco.',
  },
  notSaved: {
    title: 'Sua escolha não foi salva',
    text: 'Tente de novo daqui a pouco.',
  },
} as const;
