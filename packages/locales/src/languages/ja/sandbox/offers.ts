import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25%コンボブースト',
      description: 'コンボの選択数が多いほど払い戻しが増えます。最大25%アップ。',
    },
    'double-boost': {
      name: '10%コンボブースト',
      description: '2選択以上のコンボが10%アップ、3回まで。ほかのブーストと入れ替わります。',
    },
    'welcome-freebet': {
      name: 'ウェルカムフリーベット',
      description: 'オッズ1.50以上のシングルまたはコンボに使えるフリーベットです。',
    },
    'deposit-no-risk': {
      name: '返金ベット',
      description: 'ご自身の資金でベット。外れた場合はベット額が戻ります。',
    },
    'friday-freebet': {
      name: '金曜サッカー',
      description: '毎週もらえる、試合開始前のサッカー用フリーベット。',
    },
    'verified-freebet': {
      name: '本人確認済みフリーベット',
      description: '本人確認がお済みのプレイヤー向け。',
    },
    'code-freebet': { name: 'コードフリーベット', description: 'プロモコードをお持ちの方へ。' },
    'summer-freebet': { name: 'サマーフリーベット', description: 'このプロモコードは期限切れです。' },
    'reward-freebet': { name: 'ごほうびフリーベット', description: 'ベットで獲得しました。' },
    'goal-hunt': {
      name: 'ゴールハント',
      description: 'ベットするたびにポイントがたまり、フリーベットになります。',
    },
    'lucky-crate': {
      name: 'ラッキーボックス',
      description: 'これを使ったベットが確定するとボックスがもらえます。確率は下に記載しています。',
    },
    'weekend-cup': {
      name: 'ウィークエンドカップ',
      description: 'ベットでポイントを集め、上位者で賞金プールを分け合います。',
    },
  },
  terms: {
    who: {
      heading: '対象',
      text: 'アカウントが有効で、休止中または自己排除中でないプレイヤー。',
    },
    end: {
      heading: '終了時刻',
      text: 'ボーナスは表示された時刻に終了します。それより前のベットには確定まで適用されます。',
    },
    refund: {
      heading: '取り消し・返金されたベット',
      text: 'フリーベットを使ったベットが無効または不成立の場合、フリーベットは戻り、再び使えます。',
    },
    allWin: {
      heading: '払い戻し',
      text: '的中した場合、勝ち分とフリーベットの賭け金が支払われます。',
    },
    onlyWin: {
      heading: '払い戻し',
      text: '的中した場合、勝ち分が支払われます。フリーベットの賭け金は返却されません。',
    },
    noRisk: {
      heading: '払い戻し',
      text: 'ベットはご自身の資金で行います。外れた場合、失ったベット額が戻ります。',
    },
    oneBet: {
      heading: '使い方',
      text: '1回のベットで全額を使います。分割、出金、キャッシュアウトはできません。',
    },
    boost: {
      heading: '払い戻し',
      text: '的中したコンボの払戻に、選択数に応じたブーストが掛かります。',
    },
    void: {
      heading: '無効になった選択',
      text: '無効になった選択は数えません。残りの選択数に応じた倍率になるか、倍率なしになります。',
    },
    doubleBoost: {
      heading: '払い戻し',
      text: '2選択以上の的中したコンボの払い戻しが1.10倍になります。',
    },
    threeTimes: {
      heading: '回数',
      text: '3回まで使えます。有効にすると、お持ちのほかのブーストは終了します。',
    },
    huntPoints: {
      heading: 'ポイントの数え方',
      text: 'オッズ2.00でベット額1単位につき10ポイント。オッズが高いほど多く、低いほど少なく、ベットの確定時に付きます。各試合1回のみ。キャッシュアウトや返金されたベットには付きません。',
    },
    huntUse: {
      heading: 'ポイントの使い道',
      text: '各段階でフリーベットがもらえます。ポイントでフリーベットを増額することもできます。',
    },
    crate: {
      heading: '仕組み',
      text: 'ボックスの中身は、表示された確率によりベットの確定時に決まります。開けるのは表示のみで、待っても変わりません。',
    },
    cupPlaces: {
      heading: '順位の決め方',
      text: '確定したベットのポイントが多い順。同点の場合は先に達した方が上位です。プールは対象の各ベット額の1%ずつ増えます。',
    },
    cupPaid: {
      heading: '支払い時期',
      text: '終了後に順位を確認し、ベットにも出金にも使える現金で支払います。',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'シティライツ',
      description: 'ベット1ユーロごとに1%を当サイトが負担してプールに加えます。各レベルは上限に達する前に当たります。',
    },
    'night-train': {
      name: 'ナイトトレイン',
      description: 'ベット1ユーロごとに0.5%を当サイトが負担します。当たりやすい小さなプールです。',
    },
  },
  levels: { mini: 'ミニ', major: 'メジャー', grand: 'グランド' },
  prizes: { freebet: 'フリーベット', money: '現金', points: 'ポイント', nothing: 'はずれ' },
} satisfies SandboxWords['offers'];
