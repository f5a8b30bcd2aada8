/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Đã nhận tiền nạp',
    success_text: 'Tiền đã vào số dư của bạn.',
    pending: 'Đang xử lý nạp tiền',
    pending_text: 'Tiền sẽ vào số dư ngay khi chúng tôi nhận được.',
    error: 'Nạp tiền thất bại',
    error_text: 'Chưa trừ tiền. Hãy thử lại hoặc chọn cách thanh toán khác.',
    refused: 'Nạp tiền bị từ chối',
    refused_text: 'Chưa trừ tiền. Xem lý do trong biểu mẫu.',
  },
} as const;
