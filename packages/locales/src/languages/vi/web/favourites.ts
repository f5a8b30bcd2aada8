export default {
  star: 'Yêu thích: {name}',
  notAdded: 'Không thêm được {name} vào yêu thích. Hãy thử lại.',
  notRemoved: 'Không bỏ được {name} khỏi yêu thích. Hãy thử lại.',
  full: 'Danh sách yêu thích đã đầy. Hãy bỏ bớt một mục để thêm mục khác.',
  title: 'Yêu thích',
  description: 'Các trận và giải yêu thích của bạn.',
  empty: {
    title: 'Chưa có mục yêu thích',
    text: 'Chạm vào ngôi sao cạnh trận hoặc giải để thêm.',
  },
  emptySport: {
    title: 'Môn này chưa có mục yêu thích',
    text: 'Chạm vào ngôi sao cạnh trận hoặc giải để thêm.',
  },
  browse: 'Xem tất cả trận',
  live: 'Đang trực tiếp',
  upcoming: 'Sắp tới',
  leagues: 'Từ các giải của bạn',
  over: 'Kết thúc',
  needsScript: 'Mục yêu thích được lưu trong trình duyệt. Hãy bật JavaScript để xem.',
} as const;
