export default {
  terms: {
    title: 'Termeni',
    text: 'Termenii noștri s-au schimbat.',
    read: 'Citește termenii',
    accept: 'Acceptă',
  },
  oddsWarning: {
    text: 'Pariul tău se plasează și când cota scade. Mai jos poți seta cota minimă acceptată pentru fiecare selecție.',
    ok: 'Am înțeles',
  },
  top: {
    label: 'Înapoi sus',
    switch: 'Butonul Înapoi sus',
  },
} as const;
