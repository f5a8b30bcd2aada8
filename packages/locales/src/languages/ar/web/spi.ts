export default {
  notification: {
    success: 'تم استلام الإيداع',
    success_text: 'المال في رصيدك.',
    pending: 'الإيداع قيد المعالجة',
    pending_text: 'يصل المال إلى رصيدك فور وروده.',
    error: 'فشل الإيداع',
    error_text: 'لم يُخصم أي مبلغ. أعد المحاولة أو اختر طريقة دفع أخرى.',
    refused: 'رُفض الإيداع',
    refused_text: 'لم يُخصم أي مبلغ. السبب مذكور في النموذج.',
  },
} as const;
