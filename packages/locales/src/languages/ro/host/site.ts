import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Pariuri sportive', inspector: 'Inspector', app: 'Mod aplicație', account: 'Cont', help: 'Ajutor' },
  language: 'Limbă',
  needsScript: 'Activează JavaScript ca să folosești această pagină.',
  landing: {
    title: 'Bun venit',
    heading: 'O platformă cu pariuri sportive integrate',
    text: 'Meridian reprezintă sistemul pe care un operator îl are deja: conturi, portofele și pagini proprii. Are o origine proprie și integrează Slipstream într-un cadru care crește odată cu conținutul.',
    play: 'Deschide pariurile sportive',
    inspector: 'Vezi fiecare mesaj dintre cele două',
    app: 'Vezi cum arată într-o aplicație mobilă',
  },
  play: {
    title: 'Pariuri sportive',
    tools: 'Instrumente',
    theme: 'Temă',
    day: 'Zi',
    night: 'Noapte',
    measuring: 'Analiză permisă',
    waiting: 'Se așteaptă pariurile sportive',
    close: 'Închide',
  },
  inspector: {
    messages: 'Mesaje',
    newestFirst: 'Mesaje, cele mai noi întâi',
    say: 'Trimite un mesaj ca gazdă',
    send: 'Trimite',
    clear: 'Golește lista',
  },
  terms: {
    title: 'Termeni și condiții',
    demo: 'Meridian este un demo. Banii nu sunt reali, jucătorii sunt inventați și nimic de aici nu este o ofertă.',
    age: 'Trebuie să ai cel puțin 18 ani. O autoexcludere durează cât ai ales.',
  },
  help: {
    text: 'Pariatul trebuie să rămână o distracție. Dacă nu mai este, ia o pauză și vorbește cu cineva.',
    limits: 'Setează o limită sau ia o pauză',
    password: 'Resetează parola',
    unlock: 'Deblochează contul',
    transactions: 'Vezi tranzacțiile tale',
    mailbox: 'Deschide căsuța demo',
  },
  notFound: { title: 'Pagină negăsită', heading: 'Nu găsim această pagină', start: 'Mergi la prima pagină' },
  unavailable: {
    title: 'Indisponibil',
    heading: 'Ceva nu a mers',
    text: 'Serverul nostru nu răspunde. Nu s-a schimbat nimic. Încearcă din nou puțin mai târziu.',
  },
  menu: 'Meniu',
} satisfies HostWords['site'];
