/** Push messages: title and text. `{match}` stands for the two sides, `{score}` for the score, `{bonus}` for a bonus's name. */
export default {
  cashout_reached: 'Auto cashout reached',
  match_started: ['{match} has started', 'One of your favourites is live.'],
  goal: ['Goal in {match}', 'The score is {score}.'],
  bonus: ['You have a new bonus', '{bonus}'],
} as const;
