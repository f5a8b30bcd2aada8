export default {
  titles: {
    sign_in: 'Entrar',
    sign_up: 'Cadastrar',
    forgot_password: 'Nova senha',
    confirm_password: 'Confirme sua senha',
    edit_password: 'Defina uma nova senha',
    resend_confirmation_instructions: 'Confirme seu e-mail',
    resend_unlock_instructions: 'Desbloqueie sua conta',
    unlock_user: 'Desbloqueie sua conta',
    missed_auth_fields: 'Complete seu perfil',
    phone_verification: 'Verifique seu telefone',
    deposit: 'Depositar',
  },
  loading: 'Carregando',
  slow: 'Está demorando mais que o normal. Você pode abrir em outra janela.',
  openPage: 'Abrir em nova janela',
  blockedTitle: 'Não disponível no seu país',
  blockedText:
    'Não é possível entrar nem se cadastrar a partir de {countryName}. Você pode continuar vendo odds e resultados.',
} as const;
