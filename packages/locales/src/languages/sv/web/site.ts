export default {
  homeTitle: '{siteName}: liveodds och betting',
  homeHeading: '{siteName}: livematcher och kommande matcher',
  homeDescription: 'Liveresultat och liveodds på fotboll, tennis, basket och mer.',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'Live', final: 'Slut' },
} as const;
