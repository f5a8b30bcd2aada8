export default {
  title: 'Ajustes',
  language: 'Idioma',
  changing: 'Cambiando el idioma',
  languageFailed: {
    title: 'No se cambió el idioma',
    text: 'El sitio no responde ahora. No ha cambiado nada más. Inténtalo de nuevo en un momento.',
  },
  odds: 'Formato de cuotas',
  oddsFormat: {
    european: 'Decimal',
    british: 'Británico',
    hongkong: 'Hong Kong',
    american: 'Americano',
    indonesian: 'Indonesio',
    malaysian: 'Malayo',
    percent: 'Probabilidad',
    fractional: 'Fraccionario',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'El formato de cuotas no se guardó en tu cuenta',
    text: 'Vale en este navegador. Elígelo de nuevo más tarde para tenerlo en todas partes.',
  },
  timeZone: 'Zona horaria',
  deviceZone: 'Este dispositivo: {zone}',
  density: 'Listas',
  densities: {
    auto: 'Automático',
    comfortable: 'Amplias',
    compact: 'Compactas',
  },
  theme: 'Tema',
  themes: {
    system: 'Sistema',
    night: 'Noche',
    day: 'Día',
  },
} as const;
