import type { HostWords } from '../../../host-words.ts';

export default {
  amount: '금액',
  currency: '통화',
  method: '결제 수단',
  card: '카드',
  bank: '계좌 이체',
  deposit: '입금',
  noAmount: '금액을 입력하세요.',
  noAnswer: '응답이 없습니다. 다시 입금하기 전에 거래 내역을 확인하세요.',
  refused: '입금이 거절되었습니다. 결제된 금액은 없습니다.',
  success: '금액이 잔액에 반영되었습니다.',
  pending: '입금 처리 중입니다. 입금이 확인되면 바로 잔액에 반영됩니다.',
  error: '입금에 실패했습니다. 결제된 금액은 없습니다.',
} satisfies HostWords['payment'];
