export default {
  enter: '공유 코드 입력',
  label: '공유 코드',
  open: '열기',
  malformed: '공유 코드가 아닙니다. 코드는 영문자와 숫자 6~16자입니다. 예: 7KMQ2XW9PA.',
  search: '공유 베팅 {code} 열기',
  unknownTitle: '알 수 없는 코드입니다',
  unknownText: '철자를 확인하거나 새 코드를 요청하세요. 코드는 만료됩니다.',
} as const;
