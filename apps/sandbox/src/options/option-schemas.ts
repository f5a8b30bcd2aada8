import net from 'node:net';
import { isNetwork } from '@slipstream/contract/http/visitor-address';
import { z } from 'zod';

export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins like https://example.com, separated by commas')).max(50));

export const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(z.string().refine((part) => isNetwork(part, net), 'must be addresses or networks like 10.0.0.0/8')).max(50),
  );

export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

export const speed = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,3})?$/, 'must be a number')
  .transform(Number)
  .pipe(z.number().min(0.1, 'must be at least 0.1').max(600, 'must be at most 600'));

export const address = (scheme: RegExp) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && scheme.test(text), `must be an address with ${scheme.source.slice(1)}`);

export const addresses = (scheme: RegExp) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(address(scheme)).max(20));

export const secret = z.string().min(32, 'must have 32 characters or more').max(512);

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
