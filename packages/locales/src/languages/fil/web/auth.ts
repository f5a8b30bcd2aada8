export default {
  titles: {
    sign_in: 'Mag-log in',
    sign_up: 'Mag-sign up',
    forgot_password: 'Bagong password',
    confirm_password: 'Kumpirmahin ang password mo',
    edit_password: 'Magtakda ng bagong password',
    resend_confirmation_instructions: 'Kumpirmahin ang email mo',
    resend_unlock_instructions: 'I-unlock ang account mo',
    unlock_user: 'I-unlock ang account mo',
    missed_auth_fields: 'Kumpletuhin ang profile mo',
    phone_verification: 'I-verify ang telepono mo',
    deposit: 'Deposito',
  },
  loading: 'Naglo-load',
  slow: 'Mas matagal ito kaysa karaniwan. Puwede mo itong buksan sa bagong window.',
  openPage: 'Buksan sa bagong window',
  blockedTitle: 'Hindi available sa bansa mo',
  blockedText:
    'Hindi ka makakapag-log in o makakapag-sign up mula sa {countryName}. Makikita mo pa rin ang odds at mga resulta.',
} as const;
