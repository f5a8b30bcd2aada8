/** What a player has chosen, JSON where it is not one word; null where nothing was. */
interface PlayerSettingsTable {
  player_id: string;
  stakes: string | null;
  odds_accept_mode: string | null;
  odds_type: string | null;
  offers: string | null;
  push_topics: string | null;
}

/** A device of a player that push messages go to. */
interface PushSubscriptionTable {
  endpoint: string;
  player_id: string;
  p256dh: string;
  auth: string;
  /** Real time: the oldest makes room for the newest. */
  created_ms: number;
}

interface FavouriteTable {
  player_id: string;
  type: 'matches' | 'tournaments' | 'sports' | 'markets';
  object_id: string;
  /** World time. */
  created_ms: number;
}

interface NotificationTable {
  id: string;
  player_id: string;
  title: string;
  caption: string;
  body: string;
  type: string;
  object_type: string;
  object_id: string | null;
  read: 0 | 1;
  /** World time. */
  created_ms: number;
}

interface SearchHistoryTable {
  player_id: string;
  q: string;
  /** Real time: only the order matters. */
  searched_ms: number;
}

interface VoteTable {
  prediction_id: string;
  player_id: string;
  option: string;
}

export interface PersonalTables {
  player_settings: PlayerSettingsTable;
  push_subscription: PushSubscriptionTable;
  favourite: FavouriteTable;
  notification: NotificationTable;
  search_history: SearchHistoryTable;
  vote: VoteTable;
}
