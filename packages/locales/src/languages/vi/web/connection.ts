export default {
  reconnecting: 'Đang kết nối lại, tỷ lệ tạm dừng',
  offline: 'Bạn đang ngoại tuyến. Tỷ lệ cược tạm dừng đến khi có mạng lại.',
  kindDown: 'Tạm dừng nhận cược tại đây. Sẽ mở lại ngay khi có tỷ lệ cược.',
  lost: {
    title: 'Mất kết nối',
    text: 'Hãy kiểm tra mạng. Tỷ lệ cược tạm dừng đến khi có mạng lại.',
  },
} as const;
