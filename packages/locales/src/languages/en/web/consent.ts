export default {
  title: 'Cookies',
  text: 'With your consent we measure how the site is used and load the services of others, such as a chat. What you need to bet works without.',
  more: 'More about it',
  necessary: 'Only what is needed',
  all: 'Allow all',
  options: { necessary: 'Needed only', all: 'All' },
} as const;
