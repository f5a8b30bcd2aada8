import * as z from 'zod/mini';
import { key, list, text, url } from '../scalars.ts';
import { depositStatusWire } from '../entities/account/transaction.ts';

/** The script's address below the platform's frontend origin (PAY-2). */
export const paymentScriptPath = '/spi/main.js';

export const paymentScriptConfig = z.object({
  backendOrigin: url,
  apiPrefix: text(100),
  redirects: z.object({ success: url, failure: url, pending: url, support: url }),
});
export type PaymentScriptConfig = z.output<typeof paymentScriptConfig>;

/** Title and message are the ends of message keys: `spi.notification.{title}`. */
const notificationEvent = z.object({
  event: z.literal('notification'),
  level: z.enum(['danger', 'warning', 'success']),
  title: key,
  message: key,
});

/** Only says that they changed: the figures come from the platform's API. */
const accountsUpdatedEvent = z.object({ event: z.literal('accounts-updated'), currencies: list(text(10), 50) });

const redirectEvent = z.object({
  event: z.literal('redirect'),
  to: z.enum([...depositStatusWire.options, 'support']),
});

export const paymentEvent = z.discriminatedUnion('event', [notificationEvent, accountsUpdatedEvent, redirectEvent]);
export type PaymentEvent = z.output<typeof paymentEvent>;
