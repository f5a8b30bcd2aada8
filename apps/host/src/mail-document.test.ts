import { expect, it } from 'vitest';
import { mailDocument, mailLook } from './mail-document.ts';
import type { PlatformConfig } from './platform-config.ts';

const brand = { primary: '#ffdd00', secondary: '#1a0033', radius: 2, density: 'auto', font: null };
const config = { site: { siteName: 'Gold <Bets>', brand } } as unknown as PlatformConfig;
const words = { subject: 'Hello', text: 'Text', button: 'Go', note: 'Note', path: '/users/confirmation?a=1&b=2' };

const groundOf = (html: string) => /background:(#[0-9a-f]{6})/.exec(html)?.[1];

it('[BRAND-3] a mail has the name, icon and colours of the site, and no markup of its name', () => {
  const mail = mailDocument(words, mailLook(config, 'https://host.example', 'https://bets.example'));
  expect(mail).toContain('Gold &lt;Bets&gt;');
  expect(mail).toContain('https://bets.example/icons/192.png');
  expect(mail).toContain('https://host.example/users/confirmation?a=1&amp;b=2');
  expect(mail).toContain('border-radius:2px');
  const plain = mailDocument(words, mailLook(null, 'https://host.example', 'https://bets.example'));
  expect(groundOf(mail)).not.toBe(groundOf(plain));
});
