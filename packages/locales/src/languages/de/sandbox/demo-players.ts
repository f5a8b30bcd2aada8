import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Spielt wie die meisten: etwas Geld in vier Währungen.',
  rich: 'Genug in jeder Währung, um jedes Limit des Buchmachers zu erreichen.',
  empty: 'Nichts zum Wetten bis zur ersten Einzahlung.',
  pve: 'Von der brasilianischen Aufsicht als pve gemeldet: darf nicht wetten (114).',
  brazil: 'Aus Brasilien ohne bekannte Gemeinde: Wetten werden mit 118 abgelehnt.',
  limited:
    'Hat Limits jeder Art gesetzt: Realitätscheck alle 10 Minuten, Sitzung 60 Minuten, kleine Einzahlungen und Wetten.',
  vip: 'Status vip: Wetten gehen an einen Händler, der annimmt, ablehnt oder einen kleineren Einsatz anbietet.',
  spi_test: 'Status spi_test: sieht die Testfunktion der Schnelleinzahlung.',
} satisfies SandboxWords['demoPlayers'];
