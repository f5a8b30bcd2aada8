export default {
  reconnecting: 'Verbindung wird wiederhergestellt, Quoten pausieren',
  offline: 'Du bist offline. Die Quoten pausieren, bis die Verbindung wieder steht',
} as const;
