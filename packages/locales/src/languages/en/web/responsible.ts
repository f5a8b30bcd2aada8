export default {
  limits: 'Limits and breaks',
  help: 'Help',
  goOn: 'Keep playing',
  leave: 'Sign out',
  understood: 'OK',
  failed: 'We couldn’t reach the server. Try again.',
  reality_check: {
    title: 'Reality check',
    time: 'You’ve been playing for {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}.',
    money: 'In that time you staked {staked} and {returned} was returned.',
    up: 'You’re up {amount}.',
    down: 'You’re down {amount}.',
    even: 'You’re even.',
  },
  out_of_session: {
    title: 'Session limit reached',
    text: 'You’ve reached the session limit you set, so we signed you out. Your bet slip is saved, and no bet was placed or changed. You can sign in again after a break.',
  },
  activity_limit: {
    title: 'Time limit reached',
    text: 'You’ve reached the time limit you set, so we signed you out. Your bet slip is saved, and no bet was placed or changed.',
  },
} as const;
