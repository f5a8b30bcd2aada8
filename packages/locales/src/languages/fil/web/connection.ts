export default {
  reconnecting: 'Kumokonekta ulit, nakahinto ang odds',
  offline: 'Offline ka. Nakahinto ang odds hanggang maging online ka ulit.',
  kindDown: 'Nakahinto ang pagtaya rito. Babalik ito kapag bumalik ang odds namin.',
  lost: {
    title: 'Walang koneksiyon',
    text: 'Suriin ang internet mo. Nakahinto ang odds hanggang maging online ka ulit.',
  },
} as const;
