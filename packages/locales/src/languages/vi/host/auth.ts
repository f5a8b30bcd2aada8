import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Đăng nhập',
    login: 'Email hoặc điện thoại',
    forgotten: 'Quên mật khẩu?',
    locked: 'Tài khoản bị khóa?',
    signUp: 'Người mới? Đăng ký',
    passkey: 'Dùng khóa truy cập',
  },
  demoPlayers: {
    title: 'Người chơi demo',
    password: 'Mật khẩu của mọi người chơi demo là {password}. Tiền không có thật.',
  },
  signUp: {
    title: 'Đăng ký',
    open: 'Tạo tài khoản',
    signIn: 'Đã có tài khoản? Đăng nhập',
  },
  mailNote: {
    text: 'Bản demo này không gửi email. Hãy xem tin nhắn trong {mailbox}.',
    mailbox: 'hộp thư demo',
  },
  instructions: {
    password: 'Đặt lại mật khẩu',
    confirmation: 'Xác nhận tài khoản',
    unlock: 'Mở khóa tài khoản',
    send: 'Gửi liên kết',
    back: 'Về đăng nhập',
  },
  newPassword: { title: 'Đặt mật khẩu mới', label: 'Mật khẩu mới', set: 'Lưu và đăng nhập' },
  confirmPassword: {
    title: 'Xác nhận mật khẩu',
    text: 'Hãy nhập lại mật khẩu để tiếp tục.',
    label: 'Mật khẩu của bạn',
    confirm: 'Xác nhận',
  },
  confirmation: { title: 'Xác nhận tài khoản', confirm: 'Xác nhận' },
  unlock: { title: 'Mở khóa tài khoản', unlock: 'Mở khóa' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Email',
    password: 'Mật khẩu',
    name: 'Họ tên',
    phone: 'Điện thoại, kèm mã quốc gia',
    country: 'Quốc gia',
    currency: 'Tiền tệ của tài khoản',
    date_of_birth: 'Ngày sinh',
    terms: 'Tôi từ 18 tuổi trở lên và chấp nhận điều khoản',
  },
  optional: '{label} (không bắt buộc)',
  passwordLength: 'Ít nhất {count} ký tự.',
} satisfies HostWords['auth'];
