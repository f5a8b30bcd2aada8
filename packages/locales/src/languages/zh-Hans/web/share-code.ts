export default {
  enter: '输入分享码',
  label: '分享码',
  open: '打开',
  malformed: '这不是分享码。分享码由6至16个字母和数字组成，例如 7KMQ2XW9PA。',
  search: '打开分享的投注 {code}',
  unknownTitle: '无法识别此分享码',
  unknownText: '请检查拼写，或索取新的分享码：分享码会过期。',
} as const;
