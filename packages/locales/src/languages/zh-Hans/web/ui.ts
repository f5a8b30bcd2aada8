export default {
  close: '关闭',
  loading: '加载中',
  late: '加载时间比平时长，我们仍在尝试。请检查网络连接。',
  reload: '重新加载',
  previousPage: '上一页',
  nextPage: '下一页',
  pages: '页码',
  page: '第 {page, number} 页',
} as const;
