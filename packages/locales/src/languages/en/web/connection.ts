export default {
  reconnecting: 'Reconnecting, prices paused',
  offline: 'You are offline. Prices are paused until the connection is back',
} as const;
