export default {
  homeTitle: '{siteName}: odds live dan taruhan olahraga',
  homeHeading: '{siteName}: pertandingan live dan mendatang',
  homeDescription: 'Skor live dan odds live sepak bola, tenis, bola basket, dan lainnya.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Berakhir' },
} as const;
