export default {
  close: 'Đóng',
  loading: 'Đang tải',
  late: 'Việc này lâu hơn bình thường. Chúng tôi vẫn đang thử. Hãy kiểm tra mạng.',
  reload: 'Tải lại trang',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  pages: 'Các trang',
  page: 'Trang {page, number}',
} as const;
