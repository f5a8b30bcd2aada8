export default {
  titles: {
    sign_in: 'Belépés',
    sign_up: 'Regisztráció',
    forgot_password: 'Új jelszó',
    confirm_password: 'Jelszó megerősítése',
    edit_password: 'Új jelszó beállítása',
    resend_confirmation_instructions: 'E-mail megerősítése',
    resend_unlock_instructions: 'Fiók feloldása',
    unlock_user: 'Fiók feloldása',
    missed_auth_fields: 'Profil kiegészítése',
    phone_verification: 'Telefonszám igazolása',
    deposit: 'Befizetés',
  },
  loading: 'Betöltés',
  slow: 'A szokásosnál tovább tart. Új ablakban is megnyithatod.',
  openPage: 'Megnyitás új ablakban',
  blockedTitle: 'Az országodban nem elérhető',
  blockedText:
    'Innen nem léphetsz be és nem regisztrálhatsz: {countryName}. Az oddsokat és az eredményeket így is látod.',
} as const;
