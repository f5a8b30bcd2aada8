export default {
  title: '입금',
  failedToLoad: '결제 양식을 불러오지 못했습니다. 결제된 금액은 없습니다. 다시 시도하거나 입금 페이지를 이용하세요.',
  openPage: '입금 페이지 열기',
  result: {
    success: { title: '입금 완료', text: '금액이 잔액에 반영되었습니다.' },
    pending: { title: '입금 처리 중', text: '입금이 확인되면 바로 잔액에 반영됩니다.' },
    error: {
      title: '입금 실패',
      text: '결제된 금액은 없습니다. 다시 시도하거나 다른 결제 수단을 선택하세요.',
    },
  },
} as const;
