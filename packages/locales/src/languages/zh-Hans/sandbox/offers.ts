import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25% 串关加成',
      description: '串关选项越多，加成越高：返还最多增加 25%。',
    },
    'double-boost': {
      name: '10% 串关加成',
      description: '两个或以上选项的串关，返还增加 10%。可用三次。将替换您已有的其他加成。',
    },
    'welcome-freebet': {
      name: '迎新免费投注',
      description: '可用于赔率 1.50 或以上的任意单注或串关的免费投注。',
    },
    'deposit-no-risk': {
      name: '退本投注',
      description: '用您自己的资金投注。如果输了，退还您的投注额。',
    },
    'friday-freebet': {
      name: '周五足球',
      description: '每周一个足球免费投注，仅限赛前。',
    },
    'verified-freebet': {
      name: '认证玩家免费投注',
      description: '适用于已验证账户的玩家。',
    },
    'code-freebet': { name: '优惠码免费投注', description: '适用于持有优惠码的玩家。' },
    'summer-freebet': { name: '夏日免费投注', description: '此优惠码已过期。' },
    'reward-freebet': { name: '奖励免费投注', description: '感谢您的投注。' },
    'goal-hunt': { name: '进球挑战', description: '每次投注都能累积积分，并兑换免费投注。' },
    'lucky-crate': {
      name: '幸运箱',
      description: '使用它的投注结算后可得一个奖品箱。概率见下方。',
    },
    'weekend-cup': {
      name: '周末杯',
      description: '通过投注累积积分，与顶尖玩家分享奖池。',
    },
  },
  terms: {
    who: {
      heading: '适用对象',
      text: '账户正常、未处于休息期或自我禁止的玩家。',
    },
    end: {
      heading: '结束时间',
      text: '红利在所示时间结束。在此之前的投注可保留红利直至结算。',
    },
    refund: {
      heading: '无效和未被接受的投注',
      text: '如果使用免费投注的投注无效或未被接受，免费投注将退回，可再次使用。',
    },
    allWin: {
      heading: '派彩方式',
      text: '如果投注赢了，您将获得盈利加上免费投注的投注额。',
    },
    onlyWin: {
      heading: '派彩方式',
      text: '如果投注赢了，您将获得盈利。免费投注的投注额不退还。',
    },
    noRisk: {
      heading: '派彩方式',
      text: '您用自己的资金投注。如果输了，退还您输掉的那部分投注额。',
    },
    oneBet: {
      heading: '使用方式',
      text: '免费投注须一次用于一笔投注。不能拆分、提款或兑现。',
    },
    boost: {
      heading: '派彩方式',
      text: '串关赢了，返还乘以其选项数对应的加成。',
    },
    void: {
      heading: '无效选项',
      text: '无效选项不计入。串关按剩余选项数享受加成，或不再享受。',
    },
    doubleBoost: {
      heading: '派彩方式',
      text: '两个或以上选项的串关赢了，返还乘以 1.10。',
    },
    threeTimes: {
      heading: '使用次数',
      text: '您可使用三次。激活后，您已有的其他加成将结束。',
    },
    huntPoints: {
      heading: '积分计算',
      text: '投注结算时，赔率 2.00 每单位投注额得十积分，赔率越高积分越多，越低越少。每场比赛只计一次。已兑现和无效的投注不计。',
    },
    huntUse: {
      heading: '积分用途',
      text: '每达成一级可得一个免费投注。您也可用积分升级免费投注。',
    },
    crate: {
      heading: '玩法说明',
      text: '奖品在投注结算时按所示概率决定。开箱只是揭晓结果，等待不会改变任何结果。',
    },
    cupPlaces: {
      heading: '名次计算',
      text: '按已结算投注的积分排名。积分相同时，先达到者排名靠前。锦标赛中每笔投注额的 1% 计入奖池。',
    },
    cupPaid: {
      heading: '奖金派发时间',
      text: '结束后核对名次。奖金以可投注或提款的资金派发。',
    },
  },
  jackpots: {
    'city-lights': {
      name: '城市之光',
      description: '每投注一欧元，我们将 1% 计入头奖。每个头奖都会在达到上限前开出。',
    },
    'night-train': {
      name: '夜行列车',
      description: '每投注一欧元，我们计入 0.5%。金额较小但经常开出的头奖。',
    },
  },
  levels: { mini: '小奖', major: '大奖', grand: '巨奖' },
  prizes: { freebet: '免费投注', money: '现金', points: '积分', nothing: '未中奖' },
} satisfies SandboxWords['offers'];
