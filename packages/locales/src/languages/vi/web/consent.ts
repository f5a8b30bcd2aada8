export default {
  title: 'Cookie',
  text: 'Chúng tôi dùng cookie để đo lường việc sử dụng trang và tải các dịch vụ như trò chuyện. Bạn có thể cược mà không cần cookie.',
  more: 'Tìm hiểu thêm',
  necessary: 'Chỉ cần thiết',
  all: 'Cho phép tất cả',
  options: { necessary: 'Chỉ cần thiết', all: 'Tất cả' },
} as const;
