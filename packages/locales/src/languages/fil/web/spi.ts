/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Natanggap ang deposito',
    success_text: 'Nasa balanse mo na ang pera.',
    pending: 'Hinihintay ang deposito',
    pending_text: 'Papasok sa balanse mo ang pera pagdating nito.',
    error: 'Nabigo ang deposito',
    error_text: 'Walang nabawas na pera. Subukan ulit o pumili ng ibang paraan ng pagbayad.',
    refused: 'Tinanggihan ang deposito',
    refused_text: 'Walang nabawas na pera. Nasa form ang dahilan.',
  },
} as const;
