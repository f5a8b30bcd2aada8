export default {
  title: 'Nạp tiền',
  failedToLoad: 'Không tải được biểu mẫu thanh toán. Chưa trừ tiền. Hãy thử lại hoặc dùng trang nạp tiền.',
  openPage: 'Mở trang nạp tiền',
  result: {
    success: { title: 'Đã nhận tiền nạp', text: 'Tiền đã vào số dư của bạn.' },
    pending: { title: 'Đang xử lý nạp tiền', text: 'Tiền sẽ vào số dư ngay khi chúng tôi nhận được.' },
    error: { title: 'Nạp tiền thất bại', text: 'Chưa trừ tiền. Hãy thử lại hoặc chọn cách thanh toán khác.' },
  },
} as const;
