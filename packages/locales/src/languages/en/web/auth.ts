export default {
  titles: {
    sign_in: 'Sign in',
    sign_up: 'Sign up',
    forgot_password: 'New password',
    confirm_password: 'Confirm your password',
    edit_password: 'Set a new password',
    resend_confirmation_instructions: 'Confirm your email',
    resend_unlock_instructions: 'Unlock your account',
    unlock_user: 'Unlock your account',
    missed_auth_fields: 'Complete your profile',
    phone_verification: 'Verify your phone',
    deposit: 'Deposit',
  },
  loading: 'Opening the page of the platform',
  slow: 'This takes longer than usual. You can open it in a window of its own.',
  openPage: 'Open in a new window',
  blockedTitle: 'Not available where you are',
  blockedText:
    'Signing in and signing up are not possible from {countryName}. You can go on looking at odds and results.',
} as const;
