export default {
  title: '푸시 알림',
  device: '이 기기',
  states: {
    off: '켜면 페이지를 닫아도 알림을 받습니다.',
    on: '페이지를 닫아도 이 기기로 알림을 보냅니다.',
    blocked: '브라우저가 이 사이트의 알림을 차단하고 있습니다. 켜려면 브라우저 설정에서 허용하세요.',
  },
  about: '알림 받을 항목',
  topics: {
    bet_settled: '정산된 베팅',
    cashout_reached: '자동 캐시아웃',
    match_started: '즐겨찾는 경기 시작',
    goal: '즐겨찾는 경기의 골',
    bonus: '새 보너스',
  },
  ask: {
    title: '결과를 알려드립니다',
    text: '페이지를 닫아도 이 베팅이 정산되면 알려드립니다.',
    yes: '알림 받기',
    later: '나중에',
    done: '알림이 켜졌습니다',
  },
  failed: {
    title: '알림을 변경하지 못했습니다',
    text: '잠시 후 다시 시도하세요.',
  },
  notSaved: {
    title: '설정이 저장되지 않았습니다',
    text: '잠시 후 다시 시도하세요.',
  },
} as const;
