export default {
  notFound: {
    title: 'Không tìm thấy trang này',
    text: 'Địa chỉ có thể sai hoặc trận đấu đã kết thúc.',
  },
  failed: {
    title: 'Đã xảy ra lỗi',
    text: 'Không hiển thị được trang này. Hãy quay lại sau. Không có cược nào được đặt hay thay đổi.',
  },
  blocked: {
    title: 'Chúng tôi không phục vụ tại quốc gia của bạn',
    titleIn: 'Hiện chúng tôi không phục vụ tại {countryName}',
    text: 'Bạn không thể đặt cược từ đó. Các cược đã đặt vẫn có hiệu lực và được kết toán như thường.',
  },
  locked: {
    title: 'Không có quyền',
    text: 'Bạn không có quyền xem trang này. Hãy đăng nhập bằng tài khoản có quyền hoặc quay lại trang cược thể thao.',
  },
  busy: {
    title: 'Hệ thống đang rất đông',
    text: 'Không có cược nào được đặt hay thay đổi. Trang sẽ tự động tải sau giây lát.',
  },
  offline: {
    title: 'Mất kết nối',
  },
  unreachable: {
    title: 'Không tải được trận đấu',
    text: 'Máy chủ không phản hồi. Hãy thử lại sau giây lát.',
  },
  home: 'Đến trang cược thể thao',
  retry: 'Thử lại',
} as const;
