/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Depunere primită',
    success_text: 'Banii sunt în soldul tău.',
    pending: 'Depunere în așteptare',
    pending_text: 'Banii vor fi în sold imediat ce ajung.',
    error: 'Depunere eșuată',
    error_text: 'Nu ți s-au luat bani. Încearcă din nou sau alege altă metodă de plată.',
    refused: 'Depunere respinsă',
    refused_text: 'Nu ți s-au luat bani. Motivul este în formular.',
  },
} as const;
