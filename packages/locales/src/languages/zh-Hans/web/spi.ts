/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: '存款成功',
    success_text: '款项已存入您的余额。',
    pending: '存款处理中',
    pending_text: '款项到账后会立即存入您的余额。',
    error: '存款失败',
    error_text: '未扣款。请重试或选择其他支付方式。',
    refused: '存款被拒',
    refused_text: '未扣款。请在表单中查看原因。',
  },
} as const;
