import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Tăng thưởng xiên 25%',
      description: 'Xiên càng nhiều lựa chọn, tăng thưởng càng lớn: trả thưởng thêm đến 25%.',
    },
    'double-boost': {
      name: 'Tăng thưởng xiên 10%',
      description:
        'Thêm 10% trả thưởng cho xiên từ hai lựa chọn. Dùng ba lần. Thay thế mọi tăng thưởng khác bạn đang có.',
    },
    'welcome-freebet': {
      name: 'Cược miễn phí chào mừng',
      description: 'Một cược miễn phí cho cược đơn hoặc xiên bất kỳ có tỷ lệ từ 1,50.',
    },
    'deposit-no-risk': {
      name: 'Cược hoàn tiền',
      description: 'Cược bằng tiền của bạn. Nếu thua, bạn được hoàn tiền cược.',
    },
    'friday-freebet': {
      name: 'Bóng đá thứ Sáu',
      description: 'Mỗi tuần một cược miễn phí cho bóng đá, chỉ trước trận.',
    },
    'verified-freebet': {
      name: 'Cược miễn phí xác minh tài khoản',
      description: 'Dành cho người chơi có tài khoản đã xác minh.',
    },
    'code-freebet': {
      name: 'Cược miễn phí theo mã',
      description: 'Dành cho người chơi có mã khuyến mãi.',
    },
    'summer-freebet': { name: 'Cược miễn phí mùa hè', description: 'Mã khuyến mãi này đã hết hạn.' },
    'reward-freebet': { name: 'Cược miễn phí tri ân', description: 'Cho các cược bạn đã đặt.' },
    'goal-hunt': { name: 'Săn bàn thắng', description: 'Tích điểm với mỗi cược và đổi thành cược miễn phí.' },
    'lucky-crate': {
      name: 'Hộp may mắn',
      description: 'Cược có sử dụng sẽ nhận hộp quà khi kết toán. Xem xác suất bên dưới.',
    },
    'weekend-cup': {
      name: 'Cúp cuối tuần',
      description: 'Tích điểm từ các cược và chia quỹ thưởng cùng những người giỏi nhất.',
    },
  },
  terms: {
    who: {
      heading: 'Dành cho ai',
      text: 'Người chơi có tài khoản đang mở, không tạm nghỉ và không tự loại trừ.',
    },
    end: {
      heading: 'Khi nào kết thúc',
      text: 'Thưởng kết thúc vào thời điểm hiển thị. Cược đặt trước đó vẫn giữ thưởng cho đến khi kết toán.',
    },
    refund: {
      heading: 'Cược vô hiệu và cược không được nhận',
      text: 'Nếu cược dùng cược miễn phí bị vô hiệu hoặc không được nhận, bạn được trả lại cược miễn phí và có thể dùng lại.',
    },
    allWin: {
      heading: 'Trả bao nhiêu',
      text: 'Nếu cược thắng, bạn nhận tiền thắng cộng tiền cược của cược miễn phí.',
    },
    onlyWin: {
      heading: 'Trả bao nhiêu',
      text: 'Nếu cược thắng, bạn nhận tiền thắng. Tiền cược của cược miễn phí không được hoàn lại.',
    },
    noRisk: {
      heading: 'Trả bao nhiêu',
      text: 'Bạn cược bằng tiền của mình. Nếu thua, bạn được hoàn phần tiền cược đã mất.',
    },
    oneBet: {
      heading: 'Cách dùng',
      text: 'Dùng toàn bộ cược miễn phí cho một cược. Không thể chia nhỏ, rút hoặc Cash Out.',
    },
    boost: {
      heading: 'Trả bao nhiêu',
      text: 'Trả thưởng của xiên thắng được nhân với mức tăng thưởng theo số lựa chọn.',
    },
    void: {
      heading: 'Lựa chọn vô hiệu',
      text: 'Lựa chọn vô hiệu không được tính. Xiên nhận mức tăng thưởng theo số lựa chọn còn lại, hoặc không có.',
    },
    doubleBoost: {
      heading: 'Trả bao nhiêu',
      text: 'Trả thưởng của xiên thắng từ hai lựa chọn được nhân với 1,10.',
    },
    threeTimes: {
      heading: 'Bao nhiêu lần',
      text: 'Bạn có thể dùng ba lần. Kích hoạt sẽ kết thúc mọi tăng thưởng khác bạn đang có.',
    },
    huntPoints: {
      heading: 'Cách tính điểm',
      text: 'Mười điểm cho mỗi đơn vị tiền cược ở tỷ lệ 2,00, nhiều hơn ở tỷ lệ cao và ít hơn ở tỷ lệ thấp, khi cược được kết toán. Mỗi trận tính một lần. Cược đã Cash Out và cược vô hiệu không được tính.',
    },
    huntUse: {
      heading: 'Điểm để làm gì',
      text: 'Mỗi mốc cho bạn một cược miễn phí. Bạn cũng có thể dùng điểm để nâng cấp cược miễn phí.',
    },
    crate: {
      heading: 'Cách hoạt động',
      text: 'Quà được quyết định khi cược kết toán, theo xác suất hiển thị. Mở hộp chỉ để xem quà; chờ đợi không thay đổi gì.',
    },
    cupPlaces: {
      heading: 'Cách tính thứ hạng',
      text: 'Theo điểm từ các cược đã kết toán. Nếu bằng điểm, người đạt trước xếp trên. 1% mỗi khoản cược trong đợt đua top được thêm vào quỹ thưởng.',
    },
    cupPaid: {
      heading: 'Khi nào trả giải',
      text: 'Thứ hạng được kiểm tra sau khi kết thúc. Giải được trả bằng tiền bạn có thể cược hoặc rút.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Ánh đèn thành phố',
      description: 'Chúng tôi thêm 1% mỗi euro cược vào jackpot. Mỗi jackpot nổ trước khi chạm giới hạn.',
    },
    'night-train': {
      name: 'Chuyến tàu đêm',
      description: 'Chúng tôi thêm 0,5% mỗi euro cược. Jackpot nhỏ, nổ thường xuyên.',
    },
  },
  levels: { mini: 'Nhỏ', major: 'Lớn', grand: 'Siêu lớn' },
  prizes: { freebet: 'Cược miễn phí', money: 'Tiền mặt', points: 'Điểm', nothing: 'Không trúng' },
} satisfies SandboxWords['offers'];
