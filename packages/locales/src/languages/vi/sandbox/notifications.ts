import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Chào mừng đến Slipstream',
    caption: 'Tiền ảo đã có trong số dư của bạn',
    body: 'Các trận đấu là mô phỏng và tiền không có thật. Hãy đặt giới hạn trước khi bắt đầu.',
  },
  deposit_done: {
    title: 'Đã nhận tiền nạp',
    caption: '{amount}',
    body: 'Tiền đã vào số dư của bạn.',
  },
  deposit_failed: {
    title: 'Nạp tiền thất bại',
    caption: '{amount}',
    body: 'Chưa trừ tiền. Hãy thử lại hoặc chọn cách thanh toán khác.',
  },
  password_changed: {
    title: 'Mật khẩu của bạn đã đổi',
    caption: 'Bạn đã được đăng xuất trên các thiết bị khác',
    body: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
  },
  limit_set: {
    title: 'Đã lưu giới hạn',
    caption: '',
    body: 'Xem trong mục Giới hạn và tạm nghỉ.',
  },
} satisfies SandboxWords['notifications'];
