export default {
  reconnecting: 'Újracsatlakozás, az oddsok állnak',
  offline: 'Nincs internetkapcsolatod. Az oddsok állnak, amíg vissza nem jössz.',
  kindDown: 'Itt most szünetel a fogadás. Amint újra vannak oddsok, folytatódik.',
  lost: {
    title: 'Nincs kapcsolat',
    text: 'Ellenőrizd az internetkapcsolatot. Az oddsok állnak, amíg vissza nem jössz.',
  },
} as const;
