export default {
  title: '存款',
  failedToLoad: '无法加载支付表单，未扣款。请重试，或使用存款页面。',
  openPage: '打开存款页面',
  result: {
    success: { title: '存款成功', text: '款项已存入您的余额。' },
    pending: { title: '存款处理中', text: '款项到账后会立即存入您的余额。' },
    error: { title: '存款失败', text: '未扣款。请重试或选择其他支付方式。' },
  },
} as const;
