export default {
  title: 'Configurações',
  language: 'Idioma',
  changing: 'Trocando o idioma',
  languageFailed: {
    title: 'O idioma não foi trocado',
    text: 'O site não está respondendo. Nada mais mudou. Tente de novo em instantes.',
  },
  odds: 'Formato das odds',
  oddsFormat: {
    european: 'Decimal',
    british: 'Britânico',
    hongkong: 'Hong Kong',
    american: 'Americano',
    indonesian: 'Indonésio',
    malaysian: 'Malaio',
    percent: 'Probabilidade',
    fractional: 'Fracionário',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'O formato das odds não foi salvo na sua conta',
    text: 'Ele vale neste navegador. Escolha de novo mais tarde para valer em todos.',
  },
  timeZone: 'Fuso horário',
  deviceZone: 'Este dispositivo: {zone}',
  density: 'Listas',
  densities: {
    auto: 'Automático',
    comfortable: 'Confortável',
    compact: 'Compacto',
  },
  theme: 'Tema',
  themes: {
    system: 'Sistema',
    night: 'Noite',
    day: 'Dia',
  },
} as const;
