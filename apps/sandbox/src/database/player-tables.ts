import type { Generated } from 'kysely';

/** Yes and no are 1 and 0: SQLite has no booleans. Times are epoch milliseconds, lists and objects are JSON. */
type Flag = 0 | 1;

/** Who plays. `email` is in lower case; a player has one or a phone to sign in with, or both. */
interface PlayerTable {
  id: string;
  email: string | null;
  email_confirmed: Flag;
  /** Signed up, and not let in before the email is confirmed (SESSION-11). */
  pending: Generated<Flag>;
  auth_phone: string | null;
  password_hash: string;
  name: string | null;
  language: string;
  /** The currency of the active account. */
  currency: string;
  country: string;
  /** JSON list of status ids. */
  statuses: string;
  /** JSON list of group ids. */
  groups: string;
  /** Null outside the Brazilian regulator's reach. */
  br_pve: Flag | null;
  br_municipality: string | null;
  /** JSON object of the other profile fields. */
  fields: string;
  verified: Flag;
  comp_points: number;
  /** World time. */
  created_ms: number;
  /** Wrong passwords since the last right one, and since when the account is locked for them; real time. */
  failed_count: number;
  locked_ms: number | null;
}

/** The wallets a player has opened; what is in them is in the ledger. */
interface AccountTable {
  player_id: string;
  currency: string;
  opened_ms: number;
}

interface PhoneTable {
  player_id: string;
  number: string;
  country: string;
  verified_status: 'unverified' | 'pending' | 'verified' | 'rejected';
  code_hash: string | null;
  code_tries: number;
  sent_count: number;
  /** Real time. */
  sent_ms: number;
}

/** Signed-in browsers and hosts. The token itself is nowhere: who reads this table can't sign in with it. */
interface SessionTable {
  token_hash: string;
  player_id: string;
  /** All that came of one sign-in: its cookie, its token and the tokens made from them. Signing out ends them together. */
  login_id: string;
  kind: 'cookie' | 'bearer';
  device_id: string | null;
  /** Real time. */
  created_ms: number;
  expires_ms: number;
  /** When the password, or a passkey, was last shown; 0 for a token made of another session. */
  proved_ms: Generated<number>;
}

/** One-time tokens out of mails, hashed like those of sessions. */
interface MailTokenTable {
  token_hash: string;
  player_id: string;
  purpose: 'confirmation' | 'unlock' | 'password';
  /** Real time. */
  expires_ms: number;
  used: Flag;
}

/** A key of a player's device; the device keeps the secret half. */
interface PasskeyTable {
  id: string;
  player_id: string;
  /** The device's own name of it, base64url. */
  credential_id: string;
  /** The host name it was made for, and works for. */
  rp_id: string;
  /** SPKI, base64url. */
  public_key: string;
  /** COSE: -8, -7 or -257. */
  algorithm: number;
  sign_count: number;
  /** Real time. */
  created_ms: number;
  used_ms: number | null;
}

/** Questions that a passkey has not answered yet, hashed; each is answered once. */
interface PasskeyChallengeTable {
  challenge_hash: string;
  purpose: 'create' | 'get';
  player_id: string | null;
  /** Real time. */
  expires_ms: number;
}

/** The mails and messages a sandbox can't send, without their secrets. */
interface OutboxTable {
  id: string;
  player_id: string;
  kind: 'confirmation' | 'unlock' | 'password' | 'phone_code' | 'known_account';
  address: string;
  /** Real time. */
  created_ms: number;
}

interface DepositTable {
  id: string;
  player_id: string;
  idempotency_key: string;
  /** What was asked for, to tell a repetition from a key used twice. */
  request: string;
  method: string;
  currency: string;
  amount: number;
  status: 'pending' | 'done' | 'failed';
  /** World time. */
  created_ms: number;
  /** When a pending one is decided, in real time. */
  due_ms: number | null;
}

interface UserLimitTable {
  id: string;
  player_id: string;
  type: string;
  amount: number | null;
  currency: string | null;
  seconds: number | null;
  period: 'day' | 'week' | 'month' | null;
  /** Whether the change was confirmed: a player without a confirmed email can only make limits stricter. */
  confirmed: Flag;
  /** World time, all of them. When it begins to hold; null: not before it is confirmed. */
  active_from_ms: number | null;
  /** When it ends, by its own term, by a request or by a newer one; null: never. */
  active_until_ms: number | null;
  /** A request to end it that waits for a confirmation. */
  ending: Flag;
  created_ms: number;
}

/** The betting session of a player, in real time. */
interface SportsbookSessionTable {
  player_id: string;
  id: string;
  started_ms: number;
  /** The same moment in world time, to find the bets since then. */
  started_world_ms: number;
  /** When the player last said to go on. */
  continued_ms: number;
  /** When it was last looked at: the time in between was spent here. */
  seen_ms: number;
}

/** How many seconds a player has used of a limit on time, by day. */
interface TimeUseTable {
  player_id: string;
  type: 'activity' | 'time';
  /** Days since the epoch, real time. */
  day: number;
  seconds: number;
  counted_ms: number;
}

export interface PlayerTables {
  player: PlayerTable;
  account: AccountTable;
  phone: PhoneTable;
  session: SessionTable;
  mail_token: MailTokenTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  outbox: OutboxTable;
  deposit: DepositTable;
  user_limit: UserLimitTable;
  sportsbook_session: SportsbookSessionTable;
  time_use: TimeUseTable;
}
