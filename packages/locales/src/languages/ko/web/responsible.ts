export default {
  limits: '한도 및 휴식',
  help: '고객센터',
  goOn: '계속하기',
  leave: '로그아웃',
  understood: '확인',
  failed: '서버에 연결할 수 없습니다. 다시 시도하세요.',
  reality_check: {
    title: '이용 현황 알림',
    time: '이용 시간: {hours, plural, =0 {} other {#시간 }}{minutes, plural, other {#분}}.',
    money: '그동안 {staked} 베팅했고 {returned} 지급받았습니다.',
    up: '현재 {amount} 수익입니다.',
    down: '현재 {amount} 손실입니다.',
    even: '현재 본전입니다.',
  },
  out_of_session: {
    title: '세션 한도에 도달했습니다',
    text: '직접 설정한 세션 한도에 도달하여 로그아웃되었습니다. 베팅 슬립은 저장되었으며 접수되거나 변경된 베팅은 없습니다. 휴식 후 다시 로그인할 수 있습니다.',
  },
  activity_limit: {
    title: '시간 한도에 도달했습니다',
    text: '직접 설정한 시간 한도에 도달하여 로그아웃되었습니다. 베팅 슬립은 저장되었으며 접수되거나 변경된 베팅은 없습니다.',
  },
} as const;
