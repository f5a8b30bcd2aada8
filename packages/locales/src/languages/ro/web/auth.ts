export default {
  titles: {
    sign_in: 'Intră în cont',
    sign_up: 'Înregistrare',
    forgot_password: 'Parolă nouă',
    confirm_password: 'Confirmă parola',
    edit_password: 'Setează o parolă nouă',
    resend_confirmation_instructions: 'Confirmă e-mailul',
    resend_unlock_instructions: 'Deblochează contul',
    unlock_user: 'Deblochează contul',
    missed_auth_fields: 'Completează profilul',
    phone_verification: 'Verifică telefonul',
    deposit: 'Depunere',
  },
  loading: 'Se încarcă',
  slow: 'Durează mai mult ca de obicei. O poți deschide într-o fereastră nouă.',
  openPage: 'Deschide într-o fereastră nouă',
  blockedTitle: 'Indisponibil în țara ta',
  blockedText:
    'Nu poți intra în cont și nu te poți înregistra din {countryName}. Poți vedea în continuare cote și rezultate.',
} as const;
