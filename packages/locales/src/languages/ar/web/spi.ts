export default {
  notification: {
    success: 'تم استلام الإيداع',
    success_text: 'المال في محفظتك.',
    pending: 'الإيداع في الطريق',
    pending_text: 'سيظهر في رصيدك فور وصوله.',
    error: 'فشل الإيداع',
    error_text: 'لم يتحرك أي مال. حاول مرة أخرى أو اختر طريقة دفع أخرى.',
    refused: 'رُفض الإيداع',
    refused_text: 'لم يتحرك أي مال. السبب مذكور في النموذج.',
  },
} as const;
