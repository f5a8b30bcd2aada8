/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Talletus vastaanotettu',
    success_text: 'Rahat ovat saldollasi.',
    pending: 'Talletus odottaa',
    pending_text: 'Rahat ovat saldollasi heti, kun ne saapuvat.',
    error: 'Talletus epäonnistui',
    error_text: 'Rahaa ei veloitettu. Yritä uudelleen tai valitse toinen maksutapa.',
    refused: 'Talletus hylätty',
    refused_text: 'Rahaa ei veloitettu. Katso syy lomakkeesta.',
  },
} as const;
