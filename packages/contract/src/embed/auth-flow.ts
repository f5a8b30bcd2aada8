import * as z from 'zod/mini';

/** What the platform does for the sportsbook, because it owns accounts and money (EMBED-2). */
export const authFlows = [
  'sign_in',
  'sign_up',
  'forgot_password',
  'confirm_password',
  'resend_confirmation_instructions',
  'resend_unlock_instructions',
  'edit_password',
  'missed_auth_fields',
  'phone_verification',
  'deposit',
  'unlock_user',
] as const;
export const authFlow = z.enum(authFlows);
export type AuthFlow = z.output<typeof authFlow>;
