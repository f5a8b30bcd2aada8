export default {
  limits: 'Limits and breaks',
  help: 'Help',
  goOn: 'Go on',
  leave: 'Stop and sign out',
  understood: 'Understood',
  failed: 'The platform could not be reached. Try again.',
  reality_check: {
    title: 'Time for a look at the clock',
    time: 'You have been here for {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}.',
    money: 'In that time you staked {staked} and got back {returned}.',
    up: 'You are {amount} up.',
    down: 'You are {amount} down.',
    even: 'You are neither up nor down.',
  },
  out_of_session: {
    title: 'Your session is over',
    text: 'You set a limit on how long you play at a time, and it is reached. You are signed out. Your slip is kept, and no bet was placed or changed. You can come back after a break.',
  },
  activity_limit: {
    title: 'Your time is used up',
    text: 'You set a limit on how long you are here, and it is reached. You are signed out. Your slip is kept, and no bet was placed or changed.',
  },
} as const;
