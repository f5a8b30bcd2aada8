import { describe, expect, it } from 'vitest';

import { readConfig, type Config } from '../config/config.server.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.server.ts';

function configOf(env: Record<string, string>): Config {
  const read = readConfig(env);
  if (read.kind === 'problem') throw new Error(read.line);
  return read.config;
}

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(
    'abc',
    configOf({
      PUBLIC_SPORTSBOOK_API_URL: 'https://api.example.com/base',
      PLATFORM_URL: 'https://play.example.com',
      FRAME_ANCESTORS: 'https://play.example.com https://partner.example.com',
    }),
  );

  it.each([
    "script-src 'self' 'nonce-abc' https://play.example.com/spi/main.js",
    "connect-src 'self' https://api.example.com wss://api.example.com",
    "frame-ancestors 'self' https://play.example.com https://partner.example.com",
    'frame-src https://play.example.com https://api.example.com',
    "default-src 'none'",
    "base-uri 'none'",
  ])('holds %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });

  it('[VIDEO-3] lets video come from its own origins only', () => {
    const video = { PUBLIC_SPORTSBOOK_API_URL: 'https://api.example.com', VIDEO_ORIGINS: 'https://video.example.com' };
    const directives = contentSecurityPolicy('abc', configOf(video)).split('; ');
    expect(directives).toContain('media-src blob: https://video.example.com');
    expect(directives.find((each) => each.startsWith('connect-src'))).toContain(' https://video.example.com');
    expect(policy.split('; ')).toContain('media-src blob: https://api.example.com');
  });

  it('lets no inline script and no eval run', () => {
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('lets nobody frame it when the configuration says none', () => {
    expect(contentSecurityPolicy('abc', configOf({ FRAME_ANCESTORS: 'none' }))).toContain("frame-ancestors 'none'");
  });
});

const of = (policy: readonly string[] | undefined, name: string) => policy?.find((each) => each.startsWith(`${name} `));

describe('scripts of others', () => {
  const scripts = [
    { vendor: 'gtm', id: 'GTM-1' },
    { vendor: 'intercom', id: 'app' },
  ] as const;
  const [none, some] = [[], scripts].map((each) => contentSecurityPolicy('abc', configOf({}), each).split('; '));
  it('[CONFIG-3] may come from the vendors a site has switched on and from nobody else', () => {
    expect(of(none, 'script-src')).not.toContain('https:');
    const origins = of(some, 'script-src')
      ?.split(' ')
      .filter((part) => part.startsWith('https:'));
    expect(origins).toEqual([
      'https://www.googletagmanager.com',
      'https://widget.intercom.io',
      'https://js.intercomcdn.com',
    ]);
    expect(of(some, 'connect-src')).toContain('wss://*.intercom.io');
    expect(of(some, 'script-src')).not.toContain('unsafe');
  });

  it('[CONFIG-3] a widget that writes style sheets is what it takes to allow them', () => {
    expect(of(none, 'style-src')).toBe("style-src 'self' 'nonce-abc'");
    expect(of(some, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });

  it('[ERROR-2] errors may be reported to the service of the site', () => {
    const policy = contentSecurityPolicy('abc', configOf({ ERROR_REPORT_URL: 'https://errors.example/in' }));
    expect(of(policy.split('; '), 'connect-src')).toContain('https://errors.example');
  });
});

describe('securityHeaders', () => {
  it('asks for https only where the site is on https', () => {
    expect(securityHeaders(configOf({ PUBLIC_URL: 'https://bet.example.com' }))).toHaveProperty(
      'strict-transport-security',
    );
    expect(securityHeaders(configOf({}))).not.toHaveProperty('strict-transport-security');
  });
});
