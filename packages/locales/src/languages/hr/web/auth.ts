export default {
  titles: {
    sign_in: 'Prijava',
    sign_up: 'Registracija',
    forgot_password: 'Nova lozinka',
    confirm_password: 'Potvrdi lozinku',
    edit_password: 'Postavi novu lozinku',
    resend_confirmation_instructions: 'Potvrdi e-mail',
    resend_unlock_instructions: 'Otključaj račun',
    unlock_user: 'Otključaj račun',
    missed_auth_fields: 'Dopuni profil',
    phone_verification: 'Potvrdi telefon',
    deposit: 'Uplata',
  },
  loading: 'Učitavanje',
  slow: 'Traje dulje nego inače. Možeš otvoriti u novom prozoru.',
  openPage: 'Otvori u novom prozoru',
  blockedTitle: 'Nedostupno u tvojoj državi',
  blockedText:
    'Odavde se nije moguće prijaviti ni registrirati ({countryName}). I dalje možeš gledati koeficijente i rezultate.',
} as const;
