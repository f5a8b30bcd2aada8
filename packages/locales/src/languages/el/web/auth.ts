export default {
  titles: {
    sign_in: 'Σύνδεση',
    sign_up: 'Εγγραφή',
    forgot_password: 'Νέος κωδικός',
    confirm_password: 'Επιβεβαίωσε τον κωδικό σου',
    edit_password: 'Όρισε νέο κωδικό',
    resend_confirmation_instructions: 'Επιβεβαίωσε το email σου',
    resend_unlock_instructions: 'Ξεκλείδωσε τον λογαριασμό σου',
    unlock_user: 'Ξεκλείδωσε τον λογαριασμό σου',
    missed_auth_fields: 'Συμπλήρωσε το προφίλ σου',
    phone_verification: 'Επιβεβαίωσε το τηλέφωνό σου',
    deposit: 'Κατάθεση',
  },
  loading: 'Φόρτωση',
  slow: 'Αργεί περισσότερο από το συνηθισμένο. Μπορείς να το ανοίξεις σε νέο παράθυρο.',
  openPage: 'Άνοιγμα σε νέο παράθυρο',
  blockedTitle: 'Μη διαθέσιμο στη χώρα σου',
  blockedText:
    'Δεν μπορείς να συνδεθείς ή να εγγραφείς από αυτή τη χώρα: {countryName}. Μπορείς όμως να δεις αποδόσεις και αποτελέσματα.',
} as const;
