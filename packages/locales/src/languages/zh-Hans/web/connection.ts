export default {
  reconnecting: '正在重新连接，赔率已暂停',
  offline: '您已离线。恢复联网前赔率暂停更新。',
  kindDown: '此处投注已暂停，赔率恢复后即可继续。',
  lost: {
    title: '网络已断开',
    text: '请检查网络连接。恢复联网前赔率暂停更新。',
  },
} as const;
