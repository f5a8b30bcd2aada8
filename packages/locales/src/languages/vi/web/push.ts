export default {
  title: 'Thông báo đẩy',
  device: 'Trên thiết bị này',
  states: {
    off: 'Bật để nhận thông báo cả khi đã đóng trang.',
    on: 'Thiết bị này báo cho bạn cả khi đã đóng trang.',
    blocked: 'Trình duyệt đang chặn thông báo từ trang này. Hãy cho phép trong cài đặt trình duyệt để bật.',
  },
  about: 'Báo cho tôi về',
  topics: {
    bet_settled: 'Cược đã kết toán',
    cashout_reached: 'Cash Out tự động',
    match_started: 'Trận yêu thích bắt đầu',
    goal: 'Bàn thắng ở trận yêu thích',
    bonus: 'Thưởng mới',
  },
  ask: {
    title: 'Biết kết quả ngay',
    text: 'Chúng tôi có thể báo khi cược này được kết toán, cả khi đã đóng trang.',
    yes: 'Báo cho tôi',
    later: 'Để sau',
    done: 'Đã bật thông báo',
  },
  failed: {
    title: 'Không thay đổi được thông báo',
    text: 'Hãy thử lại sau giây lát.',
  },
  notSaved: {
    title: 'Lựa chọn chưa được lưu',
    text: 'Hãy thử lại sau giây lát.',
  },
} as const;
