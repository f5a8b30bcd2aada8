export default {
  homeTitle: '{siteName}: tỷ lệ trực tiếp và cược thể thao',
  homeHeading: '{siteName}: trận trực tiếp và sắp tới',
  homeDescription: 'Tỷ số và tỷ lệ cược trực tiếp bóng đá, quần vợt, bóng rổ và nhiều môn khác.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Trực tiếp', final: 'Kết thúc' },
} as const;
