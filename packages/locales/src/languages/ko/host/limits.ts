import type { HostWords } from '../../../host-words.ts';

export default {
  title: '한도 및 휴식',
  rule: '더 엄격한 한도는 바로 적용됩니다. 한도를 완화하거나 해제하려면 24시간이 걸립니다. 휴식은 연장만 가능합니다.',
  holding: '내 한도',
  setLimit: '한도 설정하기',
  set: '한도 설정',
  amount: '금액',
  currency: '통화',
  duration: '시간',
  period: '기간',
  periods: { day: '1일', week: '1주', month: '1개월' },
  kinds: {
    reality_check: {
      name: '이용 현황 알림',
      about: '이용 시간과 손익을 알려드리는 주기입니다.',
    },
    sportsbook_session: {
      name: '베팅 세션',
      about: '휴식 없이 베팅할 수 있는 최대 시간입니다. 이후 15분 동안 베팅이 중지됩니다.',
    },
    session: { name: '로그인 시간', about: '로그인을 유지할 수 있는 최대 시간입니다. 이후 로그아웃됩니다.' },
    activity: { name: '사이트 이용 시간', about: '일, 주, 월 단위로 이용할 수 있는 최대 시간입니다.' },
    time: { name: '베팅 시간' },
    deposit: { name: '입금', about: '일, 주, 월 단위로 입금할 수 있는 최대 금액입니다.' },
    loss: { name: '손실', about: '일, 주, 월 단위로 잃을 수 있는 최대 금액입니다.' },
    wager: { name: '베팅금', about: '일, 주, 월 단위로 베팅할 수 있는 최대 금액입니다.' },
    bet: { name: '베팅당 베팅금', about: '한 번에 베팅할 수 있는 최대 금액입니다.' },
    coolingoff: { name: '휴식하기', about: '휴식이 끝날 때까지 입금과 베팅을 할 수 없습니다.' },
    selfexclusion: {
      name: '자가 이용 제한',
      about: '모든 기기에서 로그아웃되며 기간이 끝날 때까지 로그인할 수 없습니다. 취소할 수 없습니다.',
    },
  },
} satisfies HostWords['limits'];
