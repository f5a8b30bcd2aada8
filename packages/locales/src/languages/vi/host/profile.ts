import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Bạn chưa đăng nhập.', signIn: 'Đăng nhập' },
  account: {
    title: 'Tài khoản của bạn',
    phone: 'Điện thoại',
    confirmEmail: 'Xác nhận email',
    signOut: 'Đăng xuất',
  },
  missing: {
    title: 'Hoàn tất hồ sơ',
    save: 'Lưu',
    municipality: 'Thành phố',
    municipalityNote: 'Bảy chữ số của mã IBGE, ví dụ 3550308 cho São Paulo.',
  },
  phone: {
    title: 'Xác minh điện thoại',
    byCode: 'Chúng tôi nhắn mã để xác minh số của bạn.',
    byProvider: '{provider} kiểm tra số giúp chúng tôi.',
    rejected: 'Demo: số kết thúc bằng 0000 sẽ không qua kiểm tra.',
    numberHeading: '1. Số của bạn',
    send: 'Gửi mã',
    codeHeading: '2. Mã của bạn',
    code: 'Mã',
    verify: 'Xác minh',
    note: 'Tin nhắn của bản demo này nằm trong {mailbox}.',
    mailbox: 'hộp thư demo',
  },
  deposit: {
    title: 'Nạp tiền',
    note: 'Tiền ảo. Demo: số tiền kết thúc bằng 13 (13, 113 hoặc 10,13) bị từ chối, 77 mất mười giây, 78 mất mười giây rồi bị từ chối.',
  },
  transactions: {
    title: 'Giao dịch',
    when: 'Ngày',
    what: 'Loại',
    state: 'Trạng thái',
    amount: 'Số tiền',
    balance: 'Số dư',
    more: 'Xem thêm',
  },
  passkeys: {
    title: 'Khóa truy cập',
    about: 'Đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình thay cho mật khẩu.',
    add: 'Thêm khóa truy cập',
  },
} satisfies HostWords['profile'];
