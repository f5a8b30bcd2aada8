import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Giới hạn và tạm nghỉ',
  rule: 'Giới hạn chặt hơn có hiệu lực ngay. Nới lỏng hoặc bỏ giới hạn cần 24 giờ. Kỳ tạm nghỉ chỉ có thể kéo dài thêm.',
  holding: 'Giới hạn của bạn',
  setLimit: 'Đặt một giới hạn',
  set: 'Đặt giới hạn',
  amount: 'Số tiền',
  currency: 'Tiền tệ',
  duration: 'Thời gian',
  period: 'Mỗi',
  periods: { day: 'ngày', week: 'tuần', month: 'tháng' },
  kinds: {
    reality_check: {
      name: 'Nhắc nhở thời gian chơi',
      about: 'Bao lâu chúng tôi nhắc bạn một lần về thời gian đã chơi và đang lãi hay lỗ.',
    },
    sportsbook_session: {
      name: 'Phiên cược',
      about: 'Thời gian cược liên tục dài nhất không nghỉ. Sau đó ngừng cược 15 phút.',
    },
    session: {
      name: 'Thời gian đăng nhập',
      about: 'Thời gian đăng nhập dài nhất. Sau đó chúng tôi sẽ đăng xuất cho bạn.',
    },
    activity: {
      name: 'Thời gian trên trang',
      about: 'Thời gian nhiều nhất bạn ở đây mỗi ngày, tuần hoặc tháng.',
    },
    time: { name: 'Thời gian cược' },
    deposit: { name: 'Nạp tiền', about: 'Số tiền nhiều nhất bạn nạp mỗi ngày, tuần hoặc tháng.' },
    loss: { name: 'Thua lỗ', about: 'Số tiền nhiều nhất bạn thua mỗi ngày, tuần hoặc tháng.' },
    wager: { name: 'Tiền cược', about: 'Số tiền nhiều nhất bạn cược mỗi ngày, tuần hoặc tháng.' },
    bet: { name: 'Tiền cược mỗi cược', about: 'Số tiền nhiều nhất cho một cược.' },
    coolingoff: { name: 'Tạm nghỉ', about: 'Không nạp tiền và không cược cho đến khi hết kỳ nghỉ.' },
    selfexclusion: {
      name: 'Tự loại trừ',
      about: 'Chúng tôi đăng xuất bạn ở mọi nơi và bạn không thể đăng nhập cho đến khi kết thúc. Không thể hoàn tác.',
    },
  },
} satisfies HostWords['limits'];
