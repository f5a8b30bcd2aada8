export default {
  reconnecting: '다시 연결 중, 배당 일시 중지',
  offline: '오프라인 상태입니다. 다시 연결될 때까지 배당이 멈춥니다.',
  kindDown: '현재 베팅이 일시 중지되었습니다. 배당이 돌아오면 다시 열립니다.',
  lost: {
    title: '연결 끊김',
    text: '인터넷 연결을 확인하세요. 다시 연결될 때까지 배당이 멈춥니다.',
  },
} as const;
