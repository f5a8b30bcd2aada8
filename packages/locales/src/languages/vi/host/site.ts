import type { HostWords } from '../../../host-words.ts';

export default {
  nav: {
    play: 'Cược thể thao',
    inspector: 'Theo dõi',
    app: 'Chế độ ứng dụng',
    account: 'Tài khoản',
    help: 'Trợ giúp',
  },
  language: 'Ngôn ngữ',
  needsScript: 'Hãy bật JavaScript để dùng trang này.',
  landing: {
    title: 'Chào mừng',
    heading: 'Nền tảng có sẵn trang cược thể thao',
    text: 'Meridian đại diện cho hệ thống mà nhà vận hành đã có: tài khoản, ví và các trang riêng. Nó nằm trên một nguồn riêng và nhúng Slipstream trong khung tự giãn theo nội dung.',
    play: 'Mở trang cược thể thao',
    inspector: 'Xem mọi tin nhắn giữa hai bên',
    app: 'Xem như trên ứng dụng di động',
  },
  play: {
    title: 'Cược thể thao',
    tools: 'Công cụ',
    theme: 'Giao diện',
    day: 'Sáng',
    night: 'Tối',
    measuring: 'Cho phép phân tích',
    waiting: 'Đang chờ trang cược thể thao',
    close: 'Đóng',
  },
  inspector: {
    messages: 'Tin nhắn',
    newestFirst: 'Tin nhắn, mới nhất trước',
    say: 'Gửi tin từ hệ thống chủ',
    send: 'Gửi',
    clear: 'Xóa danh sách',
  },
  terms: {
    title: 'Điều khoản và điều kiện',
    demo: 'Meridian là bản demo. Tiền không có thật, người chơi là hư cấu và không nội dung nào ở đây là lời chào mời.',
    age: 'Bạn phải từ 18 tuổi trở lên. Tự loại trừ kéo dài theo thời hạn bạn đã chọn.',
  },
  help: {
    text: 'Cá cược nên là niềm vui. Nếu không còn vui, hãy tạm nghỉ và nói chuyện với ai đó.',
    limits: 'Đặt giới hạn hoặc tạm nghỉ',
    password: 'Đặt lại mật khẩu',
    unlock: 'Mở khóa tài khoản',
    transactions: 'Xem giao dịch của bạn',
    mailbox: 'Mở hộp thư demo',
  },
  notFound: { title: 'Không tìm thấy trang', heading: 'Không tìm thấy trang này', start: 'Về trang chủ' },
  unavailable: {
    title: 'Không khả dụng',
    heading: 'Đã xảy ra lỗi',
    text: 'Máy chủ không phản hồi. Không có gì thay đổi. Hãy thử lại sau giây lát.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
