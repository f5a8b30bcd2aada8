export default {
  enter: 'Saisir un code de partage',
  label: 'Code de partage',
  open: 'Ouvrir',
  malformed: 'Ce n’est pas un code de partage. Un code a de 6 à 16 lettres et chiffres, par exemple 7KMQ2XW9PA.',
  search: 'Ouvrir le pari partagé {code}',
  unknownTitle: 'Nous ne connaissons pas ce code',
  unknownText: 'Vérifiez l’orthographe ou demandez-en un nouveau : les codes expirent.',
} as const;
