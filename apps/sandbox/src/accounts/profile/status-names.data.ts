/** Statuses and groups a player can have here, as the platform calls them. */
export const statusNames: Readonly<Record<string, string>> = {
  'high-rollers': 'High rollers',
  phone_required: 'Phone required',
  players: 'Players',
  spi_test: 'Payment tests',
  vip: 'VIP',
};
