export default {
  reconnecting: 'Yenidən qoşulur, əmsallar dayanıb',
  offline: 'Oflaynsınız. Əlaqə qayıdana qədər əmsallar dayanıb.',
  kindDown: 'Burada mərclər dayanıb. Əmsallarla birlikdə qayıdacaq.',
  lost: {
    title: 'Əlaqə yoxdur',
    text: 'İnternet əlaqəsini yoxlayın. Əlaqə qayıdana qədər əmsallar dayanıb.',
  },
} as const;
