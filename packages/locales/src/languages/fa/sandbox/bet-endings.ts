import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['پیش‌بینی شما برنده شد', '{paid} در موجودی شماست.'],
  lost: ['پیش‌بینی شما بازنده شد', 'مبلغ پیش‌بینی {stake} بود.'],
  void: ['پیش‌بینی شما فسخ شد', '{paid} به موجودی شما برگشت.'],
  settled: ['پیش‌بینی شما تسویه شد', '{paid} در موجودی شماست.'],
  cashed_out: ['کش‌اوت شد', '{paid} در موجودی شماست.'],
  cashed_part: ['بخشی کش‌اوت شد', '{paid} در موجودی شماست. {left} از مبلغ باقی مانده است.'],
  rejected: ['پیش‌بینی شما پذیرفته نشد', '{stake} به موجودی شما برگشت.'],
} satisfies SandboxWords['betEndings'];
