import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Hãy xác nhận địa chỉ này để bắt đầu.',
      button: 'Xác nhận',
    },
    unlock: {
      text: 'Có người đã nhập sai mật khẩu tài khoản của bạn. Hãy mở khóa nếu đó là bạn.',
      button: 'Mở khóa tài khoản',
    },
    password: {
      text: 'Hãy chọn mật khẩu mới. Liên kết có hiệu lực hai giờ.',
      button: 'Mật khẩu mới',
    },
    known_account: {
      text: 'Có người đã thử đăng ký bằng địa chỉ này. Bạn đã có tài khoản rồi.',
      button: 'Đăng nhập',
    },
  },
  note: 'Bạn nhận tin này vì địa chỉ này đã được dùng tại {site}.',
  view: 'Xem tin',
} satisfies HostWords['mail'];
