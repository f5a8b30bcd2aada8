export default {
  titles: {
    sign_in: 'Daxil ol',
    sign_up: 'Qeydiyyat',
    forgot_password: 'Yeni şifrə',
    confirm_password: 'Şifrəni təsdiqləyin',
    edit_password: 'Yeni şifrə təyin edin',
    resend_confirmation_instructions: 'E-poçtu təsdiqləyin',
    resend_unlock_instructions: 'Hesabı blokdan çıxarın',
    unlock_user: 'Hesabı blokdan çıxarın',
    missed_auth_fields: 'Profili tamamlayın',
    phone_verification: 'Telefonu təsdiqləyin',
    deposit: 'Depozit',
  },
  loading: 'Yüklənir',
  slow: 'Həmişəkindən uzun çəkir. Yeni pəncərədə aça bilərsiniz.',
  openPage: 'Yeni pəncərədə aç',
  blockedTitle: 'Ölkənizdə mövcud deyil',
  blockedText:
    'Bu ölkədən daxil olmaq və ya qeydiyyatdan keçmək olmaz: {countryName}. Əmsalları və nəticələri görə bilərsiniz.',
} as const;
