import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import type { SandboxWords } from '@slipstream/locales/sandbox-words';

export interface DemoPlayer {
  /** Also the first half of the email address; what can be tried with the player is in the words of this key. */
  readonly key: keyof SandboxWords['demoPlayers'];
  readonly name: string;
  readonly country: string;
  readonly language: string;
  readonly phone: string | null;
  readonly statuses: readonly string[];
  readonly groups: readonly string[];
  readonly brRegulator: { readonly pve: boolean; readonly municipality: string | null } | null;
  readonly compPoints: number;
  /** Smallest units by currency; the first account is the active one. */
  readonly money: Readonly<Record<string, number>>;
  readonly limits: readonly DemoLimit[];
}

interface DemoLimit {
  readonly type: UserLimitType;
  readonly amount?: number;
  readonly currency?: string;
  readonly seconds?: number;
  readonly period?: 'day' | 'week' | 'month';
}

/** Everybody can read it here and in the README, so it protects nothing but play money. */
export const demoPassword = 'slipstream';

/** Of the password above. Everybody knows that one, so its hash is a cheap one: tests sign in hundreds of times. */
export const demoPasswordHash = 'scrypt$1024$8$1$8HofMh-hd11N-xyLda_DFg$isiSiL6FLSzr9FDCSVvY_Dk-Z4yFdaTcm1LFN4wpLrc';

/** No password has this hash. */
export const noPasswordHash = 'scrypt$16384$8$5$EtAwTQViDSezw0O-u7JHeQ$';

const usual = {
  country: 'DE',
  language: 'en',
  phone: null,
  statuses: [],
  groups: ['players'],
  brRegulator: null,
  compPoints: 0,
  limits: [],
} as const;

export const demoPlayers: readonly DemoPlayer[] = [
  {
    ...usual,
    key: 'ordinary',
    name: 'Olivia Ordinary',
    phone: '+4915100000001',
    compPoints: 1250,
    money: { EUR: 100_000, USD: 50_000, CAD: 50_000, BTC: 1_000_000 },
  },
  {
    ...usual,
    key: 'rich',
    name: 'Rashid Rich',
    country: 'AE',
    groups: ['players', 'high-rollers'],
    compPoints: 980_000,
    money: {
      EUR: 500_000_000,
      USD: 500_000_000,
      GBP: 500_000_000,
      BRL: 500_000_000,
      CAD: 500_000_000,
      BTC: 10_000_000_000,
      ETH: 100_000_000_000,
      USDT: 5_000_000_000_000,
    },
  },
  { ...usual, key: 'empty', name: 'Emil Empty', money: { EUR: 0 } },
  {
    ...usual,
    key: 'pve',
    name: 'Paula Pública',
    country: 'BR',
    language: 'pt-BR',
    phone: '+5511900000001',
    brRegulator: { pve: true, municipality: '3550308' },
    money: { BRL: 100_000 },
  },
  {
    ...usual,
    key: 'brazil',
    name: 'Bruno Brasil',
    country: 'BR',
    language: 'pt-BR',
    brRegulator: { pve: false, municipality: null },
    money: { BRL: 100_000 },
  },
  {
    ...usual,
    key: 'limited',
    name: 'Lina Limited',
    money: { EUR: 50_000 },
    limits: [
      { type: 'reality_check', seconds: 600 },
      { type: 'sportsbook_session', seconds: 3600 },
      { type: 'session', seconds: 28_800 },
      { type: 'activity', seconds: 7200, period: 'day' },
      { type: 'time', seconds: 14_400, period: 'day' },
      { type: 'bet', amount: 2000, currency: 'EUR' },
      { type: 'wager', amount: 20_000, currency: 'EUR', period: 'day' },
      { type: 'loss', amount: 10_000, currency: 'EUR', period: 'week' },
      { type: 'deposit', amount: 10_000, currency: 'EUR', period: 'day' },
    ],
  },
  {
    ...usual,
    key: 'vip',
    name: 'Victoria Vip',
    statuses: ['vip'],
    groups: ['players', 'vip'],
    compPoints: 125_000,
    money: { EUR: 2_500_000, GBP: 1_000_000 },
  },
  {
    ...usual,
    key: 'spi_test',
    name: 'Tess Test',
    statuses: ['spi_test'],
    money: { EUR: 25_000 },
  },
];
