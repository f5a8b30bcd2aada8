export default {
  homeTitle: '{siteName}: ضرایب زنده و پیش‌بینی ورزشی',
  homeHeading: '{siteName}: بازی‌های زنده و پیش رو',
  homeDescription: 'نتایج و ضرایب زنده فوتبال، تنیس، بسکتبال و رشته‌های دیگر.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'زنده', final: 'پایان یافته' },
} as const;
