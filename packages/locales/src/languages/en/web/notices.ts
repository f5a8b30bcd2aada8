export default {
  terms: {
    title: 'Terms',
    text: 'Our terms have changed.',
    read: 'Read the terms',
    accept: 'Accept',
  },
  oddsWarning: {
    text: 'Your bet is also placed when the odds fall. Below you can set the lowest odds you accept for each selection.',
    ok: 'Got it',
  },
  top: {
    label: 'Back to top',
    switch: 'Back to top button',
  },
} as const;
