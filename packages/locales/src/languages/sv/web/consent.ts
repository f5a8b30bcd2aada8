export default {
  title: 'Kakor',
  text: 'Vi använder kakor för att mäta hur sidan används och ladda tjänster som chatt. Du kan spela utan dem.',
  more: 'Läs mer',
  necessary: 'Endast nödvändiga',
  all: 'Tillåt alla',
  options: { necessary: 'Endast nödvändiga', all: 'Alla' },
} as const;
