import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25% 콤보 부스트',
      description: '콤보에 선택이 많을수록 부스트가 커집니다: 당첨금 최대 25% 추가.',
    },
    'double-boost': {
      name: '10% 콤보 부스트',
      description: '선택 2개 이상 콤보의 당첨금 10% 추가. 3회 사용 가능. 보유 중인 다른 부스트를 대체합니다.',
    },
    'welcome-freebet': {
      name: '웰컴 프리벳',
      description: '배당 1.50 이상의 싱글 또는 콤보에 쓸 수 있는 프리벳.',
    },
    'deposit-no-risk': {
      name: '환급 베팅',
      description: '내 돈으로 베팅하고, 낙첨되면 베팅금을 돌려받습니다.',
    },
    'friday-freebet': {
      name: '금요일 축구',
      description: '매주 축구 경기 전 베팅에만 쓸 수 있는 프리벳.',
    },
    'verified-freebet': {
      name: '인증 플레이어 프리벳',
      description: '계정을 인증한 플레이어를 위한 혜택.',
    },
    'code-freebet': { name: '프로모션 코드 프리벳', description: '프로모션 코드가 있는 플레이어를 위한 혜택.' },
    'summer-freebet': { name: '여름 프리벳', description: '만료된 프로모션 코드입니다.' },
    'reward-freebet': { name: '리워드 프리벳', description: '지금까지의 베팅에 대한 보상.' },
    'goal-hunt': { name: '골 헌트', description: '베팅할 때마다 포인트를 모아 프리벳으로 바꾸세요.' },
    'lucky-crate': {
      name: '행운 상자',
      description: '이 보너스를 사용한 베팅이 정산되면 경품 상자를 받습니다. 확률은 아래를 확인하세요.',
    },
    'weekend-cup': {
      name: '주말 컵',
      description: '베팅으로 포인트를 모아 상위 플레이어와 총상금을 나누세요.',
    },
  },
  terms: {
    who: {
      heading: '대상',
      text: '휴식 중이거나 자가 이용 제한 중이 아닌, 계정이 있는 플레이어.',
    },
    end: {
      heading: '종료 시점',
      text: '보너스는 표시된 시간에 종료됩니다. 그 전에 한 베팅에는 정산될 때까지 유지됩니다.',
    },
    refund: {
      heading: '무효 또는 접수되지 않은 베팅',
      text: '프리벳을 쓴 베팅이 무효가 되거나 접수되지 않으면 프리벳이 반환되어 다시 쓸 수 있습니다.',
    },
    allWin: {
      heading: '지급 내용',
      text: '적중하면 수익과 프리벳 금액을 함께 받습니다.',
    },
    onlyWin: {
      heading: '지급 내용',
      text: '적중하면 수익을 받습니다. 프리벳 금액은 돌려받지 않습니다.',
    },
    noRisk: {
      heading: '지급 내용',
      text: '내 돈으로 베팅합니다. 낙첨되면 잃은 만큼의 베팅금을 돌려받습니다.',
    },
    oneBet: {
      heading: '사용 방법',
      text: '프리벳 전액을 베팅 1건에 사용하세요. 나누거나 출금하거나 캐시아웃할 수 없습니다.',
    },
    boost: {
      heading: '지급 내용',
      text: '적중한 콤보의 당첨금에 선택 수에 따른 부스트를 곱합니다.',
    },
    void: {
      heading: '무효 선택',
      text: '무효가 된 선택은 집계되지 않습니다. 콤보에는 남은 선택 수에 따른 부스트가 적용되거나 부스트가 없습니다.',
    },
    doubleBoost: {
      heading: '지급 내용',
      text: '선택 2개 이상으로 적중한 콤보의 당첨금에 1.10을 곱합니다.',
    },
    threeTimes: {
      heading: '사용 횟수',
      text: '3회 사용할 수 있습니다. 활성화하면 보유 중인 다른 부스트는 종료됩니다.',
    },
    huntPoints: {
      heading: '포인트 계산',
      text: '베팅이 정산되면 배당 2.00 기준 베팅금 1단위당 10포인트이며, 배당이 높을수록 많고 낮을수록 적습니다. 경기당 한 번만 집계됩니다. 캐시아웃하거나 무효가 된 베팅은 집계되지 않습니다.',
    },
    huntUse: {
      heading: '포인트 사용',
      text: '단계마다 프리벳을 받습니다. 포인트로 프리벳을 업그레이드할 수도 있습니다.',
    },
    crate: {
      heading: '진행 방식',
      text: '경품은 베팅이 정산될 때 표시된 확률에 따라 정해집니다. 상자를 여는 것은 확인일 뿐이며, 기다려도 결과는 바뀌지 않습니다.',
    },
    cupPlaces: {
      heading: '순위 계산',
      text: '정산된 베팅의 포인트로 정합니다. 포인트가 같으면 먼저 도달한 플레이어가 앞섭니다. 토너먼트의 모든 베팅금 중 1%가 총상금에 더해집니다.',
    },
    cupPaid: {
      heading: '상금 지급 시점',
      text: '종료 후 순위를 확인합니다. 상금은 베팅하거나 출금할 수 있는 현금으로 지급됩니다.',
    },
  },
  jackpots: {
    'city-lights': {
      name: '도시의 불빛',
      description: '베팅되는 모든 유로의 1%를 잭팟에 더합니다. 각 잭팟은 한도에 도달하기 전에 당첨됩니다.',
    },
    'night-train': {
      name: '야간 열차',
      description: '베팅되는 모든 유로의 0.5%를 더합니다. 자주 당첨되는 작은 잭팟입니다.',
    },
  },
  levels: { mini: '미니', major: '메이저', grand: '그랜드' },
  prizes: { freebet: '프리벳', money: '현금', points: '포인트', nothing: '꽝' },
} satisfies SandboxWords['offers'];
