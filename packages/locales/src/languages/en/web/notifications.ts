export default {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  unread: '{count, plural, one {# unread} other {# unread}}',
  readAll: 'Mark all as read',
  new: 'New',
  seeBet: 'See the bet',
  seeBonus: 'See the bonus',
  none: 'Nothing yet',
  noneText: 'What happens with your bets, bonuses and deposits is told here.',
  failed: 'Notifications could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
  retry: 'Try again',
} as const;
