export default {
  title: 'Informasjonskapsler',
  text: 'Vi bruker informasjonskapsler for å måle hvordan siden brukes og for å laste tjenester som chat. Du kan spille uten dem.',
  more: 'Les mer',
  necessary: 'Bare nødvendige',
  all: 'Tillat alle',
  options: { necessary: 'Bare nødvendige', all: 'Alle' },
} as const;
