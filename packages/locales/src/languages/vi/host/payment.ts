import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Số tiền',
  currency: 'Tiền tệ',
  method: 'Thanh toán bằng',
  card: 'Thẻ',
  bank: 'Chuyển khoản',
  deposit: 'Nạp tiền',
  noAmount: 'Hãy nhập số tiền.',
  noAnswer: 'Không có phản hồi. Hãy kiểm tra giao dịch trước khi nạp lại.',
  refused: 'Nạp tiền bị từ chối. Chưa trừ tiền.',
  success: 'Tiền đã vào số dư của bạn.',
  pending: 'Đang xử lý nạp tiền. Tiền sẽ vào số dư ngay khi chúng tôi nhận được.',
  error: 'Nạp tiền thất bại. Chưa trừ tiền.',
} satisfies HostWords['payment'];
