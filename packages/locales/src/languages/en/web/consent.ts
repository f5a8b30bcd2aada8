export default {
  title: 'Cookies',
  text: 'We use cookies to measure how the site is used and to load services such as chat. You can bet without them.',
  more: 'Learn more',
  necessary: 'Necessary only',
  all: 'Allow all',
  options: { necessary: 'Necessary only', all: 'All' },
} as const;
