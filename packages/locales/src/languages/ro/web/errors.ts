export default {
  notFound: {
    title: 'Nu găsim această pagină',
    text: 'Adresa poate fi greșită sau meciul s-a terminat.',
  },
  failed: {
    title: 'Ceva nu a mers',
    text: 'Nu am putut afișa această pagină. Revino mai târziu. Niciun pariu nu a fost plasat sau schimbat.',
  },
  blocked: {
    title: 'Nu suntem disponibili în țara ta',
    titleIn: 'Nu suntem disponibili acum în {countryName}',
    text: 'Nu poți paria de acolo. Pariurile plasate înainte rămân valabile și se încheie ca de obicei.',
  },
  locked: {
    title: 'Acces interzis',
    text: 'Nu ai dreptul să vezi această pagină. Intră cu un cont care are acces sau întoarce-te la pariuri.',
  },
  busy: {
    title: 'E foarte aglomerat acum',
    text: 'Niciun pariu nu a fost plasat sau schimbat. Pagina se încarcă automat imediat.',
  },
  offline: {
    title: 'Fără conexiune',
  },
  unreachable: {
    title: 'Nu am putut încărca meciurile',
    text: 'Serverul nostru nu răspunde. Încearcă din nou puțin mai târziu.',
  },
  home: 'Mergi la pariuri',
  retry: 'Încearcă din nou',
} as const;
