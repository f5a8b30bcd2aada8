export default {
  reconnecting: 'Verbindung wird wiederhergestellt, Quoten pausieren',
  offline: 'Du bist offline. Die Quoten pausieren, bis du wieder online bist.',
  kindDown: 'Hier sind Wetten gerade nicht möglich. Sie sind zurück, sobald es wieder Quoten gibt.',
  lost: {
    title: 'Keine Verbindung',
    text: 'Prüfe deine Internetverbindung. Die Quoten pausieren, bis du wieder online bist.',
  },
} as const;
