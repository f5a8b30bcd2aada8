import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Summa',
  currency: 'Valuutta',
  method: 'Maksutapa',
  card: 'Kortti',
  bank: 'Tilisiirto',
  deposit: 'Talleta',
  noAmount: 'Anna summa.',
  noAnswer: 'Emme saaneet vastausta. Tarkista tilitapahtumasi ennen uutta talletusta.',
  refused: 'Talletus hylätty. Rahaa ei veloitettu.',
  success: 'Rahat ovat saldollasi.',
  pending: 'Talletus odottaa. Rahat ovat saldollasi heti, kun ne saapuvat.',
  error: 'Talletus epäonnistui. Rahaa ei veloitettu.',
} satisfies HostWords['payment'];
