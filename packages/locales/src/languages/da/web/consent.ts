export default {
  title: 'Cookies',
  text: 'Vi bruger cookies til at måle, hvordan siden bruges, og til at indlæse tjenester som chat. Du kan spille uden dem.',
  more: 'Læs mere',
  necessary: 'Kun nødvendige',
  all: 'Tillad alle',
  options: { necessary: 'Kun nødvendige', all: 'Alle' },
} as const;
