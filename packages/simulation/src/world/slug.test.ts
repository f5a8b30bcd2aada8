import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Atlético Madrid', 'atletico-madrid'],
  ['Bodø/Glimt', 'bodo-glimt'],
  ["Hapoel Be'er Sheva", 'hapoel-beer-sheva'],
  ['1. FC Köln', '1-fc-koln'],
  ['Brighton & Hove Albion', 'brighton-hove-albion'],
  ['Śląsk Wrocław', 'slask-wroclaw'],
  ['Kasımpaşa', 'kasimpasa'],
  ['Arsenal (Wizzard)', 'arsenal-wizzard'],
  ['Đông Á Thanh Hóa', 'dong-a-thanh-hoa'],
])('[CAT-1] the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
