import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'مبلغ',
  currency: 'ارز',
  method: 'روش پرداخت',
  card: 'کارت',
  bank: 'انتقال بانکی',
  deposit: 'واریز',
  noAmount: 'مبلغ را وارد کنید.',
  noAnswer: 'پاسخی نگرفتیم. پیش از واریز دوباره، تراکنش‌هایتان را ببینید.',
  refused: 'واریز رد شد. پولی برداشت نشد.',
  success: 'پول به موجودی شما اضافه شد.',
  pending: 'واریز در حال انجام است. پول به‌محض رسیدن به موجودی اضافه می‌شود.',
  error: 'واریز ناموفق بود. پولی برداشت نشد.',
} satisfies HostWords['payment'];
