export default {
  limits: 'Giới hạn và tạm nghỉ',
  help: 'Trợ giúp',
  goOn: 'Chơi tiếp',
  leave: 'Đăng xuất',
  understood: 'OK',
  failed: 'Không kết nối được máy chủ. Hãy thử lại.',
  reality_check: {
    title: 'Nhắc nhở thời gian chơi',
    time: 'Bạn đã chơi được {hours, plural, =0 {} other {# giờ }}{minutes, plural, other {# phút}}.',
    money: 'Trong thời gian đó bạn đã cược {staked} và nhận về {returned}.',
    up: 'Bạn đang lãi {amount}.',
    down: 'Bạn đang lỗ {amount}.',
    even: 'Bạn đang hòa vốn.',
  },
  out_of_session: {
    title: 'Đã đạt giới hạn phiên',
    text: 'Bạn đã đạt giới hạn phiên do mình đặt nên chúng tôi đã đăng xuất cho bạn. Phiếu cược được lưu, không có cược nào được đặt hay thay đổi. Bạn có thể đăng nhập lại sau khi nghỉ.',
  },
  activity_limit: {
    title: 'Đã đạt giới hạn thời gian',
    text: 'Bạn đã đạt giới hạn thời gian do mình đặt nên chúng tôi đã đăng xuất cho bạn. Phiếu cược được lưu, không có cược nào được đặt hay thay đổi.',
  },
} as const;
