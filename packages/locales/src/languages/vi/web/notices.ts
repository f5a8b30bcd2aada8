export default {
  terms: {
    title: 'Điều khoản',
    text: 'Điều khoản đã thay đổi.',
    read: 'Đọc điều khoản',
    accept: 'Chấp nhận',
  },
  oddsWarning: {
    text: 'Cược của bạn vẫn được đặt khi tỷ lệ giảm. Bên dưới bạn có thể đặt tỷ lệ thấp nhất chấp nhận cho từng lựa chọn.',
    ok: 'Đã hiểu',
  },
  top: {
    label: 'Lên đầu trang',
    switch: 'Nút lên đầu trang',
  },
} as const;
