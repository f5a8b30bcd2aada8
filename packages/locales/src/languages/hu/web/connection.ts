export default {
  reconnecting: 'Újracsatlakozás, az oddsok állnak',
  offline: 'Nincs internetkapcsolatod. Az oddsok állnak, amíg újra online nem leszel.',
  kindDown: 'Itt most szünetel a fogadás. Amint újra vannak oddsok, folytatódik.',
  lost: {
    title: 'Nincs kapcsolat',
    text: 'Ellenőrizd az internetkapcsolatot. Az oddsok állnak, amíg újra online nem leszel.',
  },
} as const;
