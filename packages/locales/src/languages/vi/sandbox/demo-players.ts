import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: 'Người chơi thông thường có tiền bằng bốn loại tiền tệ.',
  rich: 'Đủ tiền bằng mọi loại tiền tệ để chạm mọi giới hạn.',
  empty: 'Không có tiền cho đến lần nạp đầu tiên.',
  pve: 'Bị cơ quan quản lý Brazil gắn cờ pve: không thể cược (114).',
  brazil: 'Người Brazil chưa rõ thành phố: cược không được nhận (118).',
  limited: 'Có mọi loại giới hạn: nhắc nhở mỗi 10 phút, phiên 60 phút, nạp và cược nhỏ.',
  vip: 'VIP: chuyên viên nhận cược, từ chối hoặc đề nghị tiền cược nhỏ hơn.',
  spi_test: 'Trạng thái spi_test: thấy tính năng thử nghiệm nạp nhanh.',
} satisfies SandboxWords['demoPlayers'];
