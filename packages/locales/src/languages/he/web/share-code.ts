export default {
  enter: 'הזנת קוד שיתוף',
  label: 'קוד שיתוף',
  open: 'פתיחה',
  malformed: 'זה לא קוד שיתוף. בקוד יש 6 עד 16 אותיות וספרות, לדוגמה 7KMQ2XW9PA.',
  search: 'פתיחת הימור ששותף {code}',
  unknownTitle: 'איננו מכירים את הקוד הזה',
  unknownText: 'בדקו את האיות, או בקשו קוד חדש: לקודים יש תוקף.',
} as const;
