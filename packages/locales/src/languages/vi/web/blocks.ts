export default {
  banners: 'Ưu đãi',
  banner: 'Ưu đãi {number, number}/{count, number}',
  stop: 'Dừng ưu đãi',
  start: 'Chạy ưu đãi',
  open: 'Xem thêm',
  liveNow: 'Đang trực tiếp',
  allLive: 'Mọi trận trực tiếp',
  top: 'Trận nổi bật',
  startingSoon: 'Sắp bắt đầu',
  schedule: 'Lịch thi đấu',
  leagues: 'Giải đấu',
  footer: 'Tất cả các trang',
  noLive: {
    title: 'Hiện không có trận trực tiếp',
    text: 'Các trận sắp tới ở bên dưới.',
  },
  noUpcoming: {
    title: 'Không có trận sắp tới',
    text: 'Trận mới sẽ xuất hiện ở đây ngay khi có tỷ lệ cược.',
  },
} as const;
