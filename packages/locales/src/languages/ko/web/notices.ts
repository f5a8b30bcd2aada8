export default {
  terms: {
    title: '약관',
    text: '이용약관이 변경되었습니다.',
    read: '약관 읽기',
    accept: '동의',
  },
  oddsWarning: {
    text: '배당이 내려가도 베팅이 접수됩니다. 아래에서 선택별로 수락할 최저 배당을 설정할 수 있습니다.',
    ok: '확인',
  },
  top: {
    label: '맨 위로',
    switch: '맨 위로 버튼',
  },
} as const;
