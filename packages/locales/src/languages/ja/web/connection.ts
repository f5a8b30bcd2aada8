export default {
  reconnecting: '再接続中、オッズは停止しています',
  offline: 'オフラインです。接続が戻るまでオッズは停止します',
} as const;
