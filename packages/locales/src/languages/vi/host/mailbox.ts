import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Hộp thư',
  heading: 'Hộp thư demo',
  empty: 'Chưa có tin nào.',
  closed:
    'Hãy mở hộp thư bằng liên kết do {command} in ra. Liên kết chỉ dùng được một lần; sau đó trình duyệt này có thể mở hộp thư.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Xác nhận tài khoản cho {address}',
    unlock: 'Mở khóa tài khoản cho {address}',
    password: 'Đặt lại mật khẩu cho {address}',
    known_account: 'Tài khoản đã tồn tại: {address}',
    phone_code: 'Mã điện thoại cho {address}',
  },
} satisfies HostWords['mailbox'];
