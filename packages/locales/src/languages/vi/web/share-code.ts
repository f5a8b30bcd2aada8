export default {
  enter: 'Nhập mã chia sẻ',
  label: 'Mã chia sẻ',
  open: 'Mở',
  malformed: 'Đây không phải mã chia sẻ. Mã gồm 6 đến 16 chữ cái và chữ số, ví dụ 7KMQ2XW9PA.',
  search: 'Mở cược được chia sẻ {code}',
  unknownTitle: 'Chúng tôi không nhận ra mã này',
  unknownText: 'Hãy kiểm tra chính tả hoặc xin mã mới: mã có thời hạn.',
} as const;
