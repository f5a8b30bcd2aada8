import type { HostWords } from '../../host-words.ts';
import auth from './host/auth.ts';
import limits from './host/limits.ts';
import mail from './host/mail.ts';
import mailbox from './host/mailbox.ts';
import payment from './host/payment.ts';
import profile from './host/profile.ts';
import scripts from './host/scripts.ts';
import site from './host/site.ts';

export default { auth, limits, mail, mailbox, payment, profile, scripts, site } satisfies HostWords;
