export default {
  notCovered: {
    short: '제공 종료',
    title: '더 이상 제공하지 않는 경기입니다',
    text: '이 경기의 배당은 더 이상 제공되지 않습니다. 이미 한 베팅은 공식 결과에 따라 정산됩니다.',
  },
  market: {
    handedOver: '라이브 배당으로 전환 중입니다. 곧 다시 열릴 수 있습니다.',
    cancelled: '마켓이 취소되었습니다. 베팅금은 환급됩니다.',
    closes: '베팅 마감 {time}',
  },
  farming: {
    average: '베팅 {count, plural, other {#건}}의 평균 베팅금 {amount}.',
    freebets: '진행 중인 베팅으로 {amount} 프리벳을 받을 수 있습니다.',
    started: '총상금은 {amount}에서 시작했습니다.',
    boostable: '포인트로 프리벳 {count, plural, other {#개}}를 올릴 수 있습니다.',
  },
  jackpot: {
    paid: '지금까지 {amount} 지급',
    created: '시작 전',
    disabled: '꺼짐',
    finished: '종료',
    paused: '일시 중지',
  },
  oldBrowser: '브라우저가 오래되어 페이지가 한 열로 표시됩니다. 전체 화면을 보려면 업데이트하세요.',
  bonusOff: '중단된 보너스입니다. 더 이상 사용할 수 없습니다.',
  bet: {
    cancelled: '베팅이 취소되었습니다. 베팅금은 잔액으로 돌아왔습니다.',
    withdrawn: '베팅이 철회되었습니다. 베팅금은 잔액으로 돌아왔습니다.',
  },
} as const;
