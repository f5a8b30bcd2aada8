/** A launched game and who plays it, for as long as the sign-in lasts. Hashed like the tokens of sessions. */
interface GameSessionTable {
  token_hash: string;
  player_id: string;
  login_id: string;
  app: string;
  /** Real time. */
  expires_ms: number;
}

/** One bet in a launched game. Its money is in the ledger. */
interface GamePlayTable {
  id: string;
  player_id: string;
  app: string;
  /** What the player's page sent with it: the same one never plays twice. */
  request_key: string;
  /** The world it was played in: another one draws other numbers. */
  seed: string;
  round: number;
  pick: string;
  stake: number;
  currency: string;
  odds: number;
  status: 'open' | 'won' | 'lost';
  payout: number;
  /** World time. */
  created_ms: number;
  ends_ms: number;
}

export interface GameTables {
  game_session: GameSessionTable;
  game_play: GamePlayTable;
}
