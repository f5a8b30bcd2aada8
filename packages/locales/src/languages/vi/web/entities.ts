export default {
  notCovered: {
    short: 'Ngừng cập nhật',
    title: 'Chúng tôi không còn theo dõi trận này',
    text: 'Trận này không còn tỷ lệ cược. Các cược đã đặt được kết toán theo kết quả chính thức.',
  },
  market: {
    handedOver: 'Đang chuyển sang tỷ lệ trực tiếp. Có thể mở lại sau giây lát.',
    cancelled: 'Kèo đã hủy. Tiền cược được hoàn lại.',
    closes: 'Nhận cược đến {time}',
  },
  farming: {
    average: 'Tiền cược trung bình {amount} trong {count, plural, other {# cược}}.',
    freebets: 'Các cược đang mở có thể mang về {amount} cược miễn phí.',
    started: 'Quỹ thưởng khởi điểm {amount}.',
    boostable: 'Điểm của bạn có thể nâng {count, plural, other {# cược miễn phí}}.',
  },
  jackpot: {
    paid: 'Đã trả {amount}',
    created: 'Chưa bắt đầu',
    disabled: 'Đã tắt',
    finished: 'Đã kết thúc',
    paused: 'Tạm dừng',
  },
  oldBrowser: 'Trình duyệt của bạn đã cũ nên trang hiển thị một cột. Hãy cập nhật để xem đầy đủ.',
  bonusOff: 'Thưởng này đã bị tắt. Không thể dùng nữa.',
  bet: {
    cancelled: 'Chúng tôi đã hủy cược này. Tiền cược đã về số dư của bạn.',
    withdrawn: 'Cược này đã được rút lại. Tiền cược đã về số dư của bạn.',
  },
} as const;
