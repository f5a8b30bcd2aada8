/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: '입금 완료',
    success_text: '금액이 잔액에 반영되었습니다.',
    pending: '입금 처리 중',
    pending_text: '입금이 확인되면 바로 잔액에 반영됩니다.',
    error: '입금 실패',
    error_text: '결제된 금액은 없습니다. 다시 시도하거나 다른 결제 수단을 선택하세요.',
    refused: '입금 거절',
    refused_text: '결제된 금액은 없습니다. 양식에서 사유를 확인하세요.',
  },
} as const;
