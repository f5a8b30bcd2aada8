export default {
  loading: 'Đang mở {name}',
  failed: {
    title: 'Không mở được {name}',
    text: 'Chưa trừ tiền. Hãy thử lại sau giây lát.',
  },
  signIn: {
    title: 'Đăng nhập để mở {name}',
    text: 'Sẽ mở tại đây sau khi bạn đăng nhập.',
  },
  needsScript: 'Hãy bật JavaScript để dùng trang này.',
  racing: { title: 'Đua ngựa', description: 'Danh sách đua, tỷ lệ cược và kết quả.' },
  lotteries: { title: 'Xổ số', description: 'Quay số suốt ngày đêm.' },
  arena: { title: 'Đấu trường ảo', description: 'Trò chơi ảo có kết quả trong vài phút.' },
} as const;
