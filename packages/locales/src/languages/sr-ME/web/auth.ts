export default {
  titles: {
    sign_in: 'Prijava',
    sign_up: 'Registracija',
    forgot_password: 'Nova lozinka',
    confirm_password: 'Potvrdi lozinku',
    edit_password: 'Postavi novu lozinku',
    resend_confirmation_instructions: 'Potvrdi e-mail',
    resend_unlock_instructions: 'Otključaj nalog',
    unlock_user: 'Otključaj nalog',
    missed_auth_fields: 'Dopuni profil',
    phone_verification: 'Potvrdi telefon',
    deposit: 'Uplata',
  },
  loading: 'Učitavanje',
  slow: 'Traje duže nego inače. Možeš otvoriti u novom prozoru.',
  openPage: 'Otvori u novom prozoru',
  blockedTitle: 'Nedostupno u tvojoj državi',
  blockedText:
    'Odavde se nije moguće prijaviti ni registrovati ({countryName}). I dalje možeš gledati kvote i rezultate.',
} as const;
