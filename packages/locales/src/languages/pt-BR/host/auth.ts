import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Entrar',
    login: 'E-mail ou telefone',
    forgotten: 'Esqueceu a senha?',
    locked: 'Conta bloqueada?',
    signUp: 'Ainda não tem conta? Cadastre-se',
    passkey: 'Usar chave de acesso',
  },
  demoPlayers: {
    title: 'Jogadores de demonstração',
    password: 'Todos têm a senha {password}. O dinheiro não é de verdade.',
  },
  signUp: {
    title: 'Cadastrar',
    open: 'Criar conta',
    signIn: 'Já tem conta? Entre',
  },
  mailNote: {
    text: 'Esta demo não envia e-mails. Suas mensagens estão na {mailbox}.',
    mailbox: 'caixa de mensagens da demo',
  },
  instructions: {
    password: 'Redefinir a senha',
    confirmation: 'Confirme sua conta de novo',
    unlock: 'Desbloqueie sua conta',
    send: 'Enviar link',
    back: 'Voltar ao login',
  },
  newPassword: { title: 'Defina uma nova senha', label: 'Nova senha', set: 'Salvar e entrar' },
  confirmPassword: {
    title: 'Confirme sua senha',
    text: 'Digite sua senha de novo para continuar.',
    label: 'Sua senha',
    confirm: 'Confirmar',
  },
  confirmation: { title: 'Confirme sua conta', confirm: 'Confirmar' },
  unlock: { title: 'Desbloqueie sua conta', unlock: 'Desbloquear' },
  fields: {
    email: 'E-mail',
    password: 'Senha',
    name: 'Nome',
    phone: 'Telefone, com código do país',
    country: 'País',
    currency: 'Moeda da conta',
    date_of_birth: 'Data de nascimento',
    terms: 'Tenho 18 anos ou mais e aceito os termos',
  },
  optional: '{label} (opcional)',
  passwordLength: 'Pelo menos {count} caracteres.',
} satisfies HostWords['auth'];
