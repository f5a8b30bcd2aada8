import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Apostas', inspector: 'Inspetor', app: 'Modo app', account: 'Conta', help: 'Ajuda' },
  language: 'Idioma',
  needsScript: 'Ative o JavaScript para usar esta página.',
  landing: {
    title: 'Boas-vindas',
    heading: 'Uma plataforma com apostas esportivas dentro',
    text: 'Meridian representa o sistema que um operador já tem: contas, carteiras e páginas próprias. Ele vive em uma origem própria e incorpora o Slipstream em um quadro que cresce com o conteúdo.',
    play: 'Abrir as apostas',
    inspector: 'Ver cada mensagem entre os dois',
    app: 'Ver como em um app de celular',
  },
  play: {
    title: 'Apostas esportivas',
    tools: 'Ferramentas',
    theme: 'Tema',
    day: 'Dia',
    night: 'Noite',
    measuring: 'Medição permitida',
    waiting: 'Esperando as apostas',
    close: 'Fechar',
  },
  inspector: {
    messages: 'Mensagens',
    newestFirst: 'Mensagens, mais novas primeiro',
    say: 'Dizer algo como plataforma',
    send: 'Enviar',
    clear: 'Limpar a lista',
  },
  terms: {
    title: 'Termos e condições',
    demo: 'Meridian é uma demonstração. O dinheiro não é de verdade, os jogadores são inventados e nada aqui é uma oferta.',
    age: 'Você precisa ter 18 anos ou mais. Uma autoexclusão dura o tempo que você escolheu.',
  },
  help: {
    text: 'Apostar deve ser divertido. Se deixar de ser, faça uma pausa e converse com alguém.',
    limits: 'Definir um limite ou fazer uma pausa',
    password: 'Redefinir a senha',
    unlock: 'Desbloquear uma conta',
    transactions: 'Ver suas transações',
    mailbox: 'A caixa de mensagens desta demo',
  },
  notFound: { title: 'Não encontrado', heading: 'Não encontramos essa página', start: 'Ir para a página inicial' },
  unavailable: {
    title: 'Indisponível',
    heading: 'Algo deu errado',
    text: 'Nosso servidor não está respondendo. Nada foi alterado. Tente de novo em instantes.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
