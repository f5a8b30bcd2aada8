/** What the sandbox tells players by itself. `{amount}` stands for a formatted amount. */
const kinds = ['welcome', 'deposit_done', 'deposit_failed', 'password_changed', 'limit_set'] as const;
export type NotificationKind = (typeof kinds)[number];

export interface NotificationText {
  readonly title: string;
  readonly caption: string;
  readonly body: string;
}

export const notificationWords: Readonly<Record<string, Readonly<Record<NotificationKind, NotificationText>>>> = {
  en: {
    welcome: {
      title: 'Welcome to Slipstream',
      caption: 'Your play money is in your wallet',
      body: 'This is a sandbox: the matches are simulated and the money is not real. Have fun, and set your limits first.',
    },
    deposit_done: { title: 'Deposit received', caption: '{amount}', body: 'The amount is in your wallet.' },
    deposit_failed: {
      title: 'Deposit failed',
      caption: '{amount}',
      body: 'Nothing was taken. Please try another way.',
    },
    password_changed: {
      title: 'Your password was changed',
      caption: 'All other sessions were ended',
      body: 'If that was not you, please ask for a new password at once.',
    },
    limit_set: { title: 'Your limit was saved', caption: '', body: 'You can see it with your other limits.' },
  },
  de: {
    welcome: {
      title: 'Willkommen bei Slipstream',
      caption: 'Dein Spielgeld liegt in der Geldbörse',
      body: 'Dies ist eine Sandbox: Die Spiele sind simuliert und das Geld ist nicht echt. Viel Spaß, und setze zuerst deine Limits.',
    },
    deposit_done: { title: 'Einzahlung erhalten', caption: '{amount}', body: 'Der Betrag ist in deiner Geldbörse.' },
    deposit_failed: {
      title: 'Einzahlung fehlgeschlagen',
      caption: '{amount}',
      body: 'Es wurde nichts abgebucht. Bitte versuche einen anderen Weg.',
    },
    password_changed: {
      title: 'Dein Passwort wurde geändert',
      caption: 'Alle anderen Sitzungen wurden beendet',
      body: 'Falls du das nicht warst, fordere bitte sofort ein neues Passwort an.',
    },
    limit_set: { title: 'Dein Limit wurde gespeichert', caption: '', body: 'Du findest es bei deinen anderen Limits.' },
  },
  es: {
    welcome: {
      title: 'Te damos la bienvenida a Slipstream',
      caption: 'Tu dinero de juego está en tu cartera',
      body: 'Esto es un entorno de pruebas: los partidos son simulados y el dinero no es real. Diviértete y fija antes tus límites.',
    },
    deposit_done: { title: 'Depósito recibido', caption: '{amount}', body: 'El importe está en tu cartera.' },
    deposit_failed: {
      title: 'Depósito fallido',
      caption: '{amount}',
      body: 'No se ha cobrado nada. Prueba de otra forma.',
    },
    password_changed: {
      title: 'Tu contraseña ha cambiado',
      caption: 'Se han cerrado las demás sesiones',
      body: 'Si no has sido tú, solicita enseguida una contraseña nueva.',
    },
    limit_set: { title: 'Tu límite se ha guardado', caption: '', body: 'Puedes verlo junto a tus otros límites.' },
  },
  'pt-BR': {
    welcome: {
      title: 'Boas-vindas ao Slipstream',
      caption: 'Seu dinheiro de jogo está na carteira',
      body: 'Este é um ambiente de testes: as partidas são simuladas e o dinheiro não é real. Divirta-se e defina antes seus limites.',
    },
    deposit_done: { title: 'Depósito recebido', caption: '{amount}', body: 'O valor está na sua carteira.' },
    deposit_failed: { title: 'Depósito falhou', caption: '{amount}', body: 'Nada foi cobrado. Tente de outra forma.' },
    password_changed: {
      title: 'Sua senha foi alterada',
      caption: 'As outras sessões foram encerradas',
      body: 'Se não foi você, peça uma nova senha agora mesmo.',
    },
    limit_set: { title: 'Seu limite foi salvo', caption: '', body: 'Você pode vê-lo com seus outros limites.' },
  },
  ru: {
    welcome: {
      title: 'Добро пожаловать в Slipstream',
      caption: 'Игровые деньги уже в вашем кошельке',
      body: 'Это песочница: матчи смоделированы, а деньги ненастоящие. Приятной игры, и сначала установите лимиты.',
    },
    deposit_done: { title: 'Депозит получен', caption: '{amount}', body: 'Сумма в вашем кошельке.' },
    deposit_failed: {
      title: 'Депозит не прошёл',
      caption: '{amount}',
      body: 'Ничего не списано. Попробуйте другой способ.',
    },
    password_changed: {
      title: 'Ваш пароль изменён',
      caption: 'Все другие сессии завершены',
      body: 'Если это были не вы, сразу запросите новый пароль.',
    },
    limit_set: { title: 'Ваш лимит сохранён', caption: '', body: 'Он показан вместе с другими лимитами.' },
  },
  tr: {
    welcome: {
      title: 'Slipstream’e hoş geldiniz',
      caption: 'Oyun paranız cüzdanınızda',
      body: 'Burası bir deneme ortamı: maçlar simülasyon, para gerçek değil. İyi eğlenceler, önce limitlerinizi belirleyin.',
    },
    deposit_done: { title: 'Para yatırma alındı', caption: '{amount}', body: 'Tutar cüzdanınızda.' },
    deposit_failed: {
      title: 'Para yatırma başarısız',
      caption: '{amount}',
      body: 'Hiçbir şey çekilmedi. Lütfen başka bir yol deneyin.',
    },
    password_changed: {
      title: 'Şifreniz değiştirildi',
      caption: 'Diğer tüm oturumlar kapatıldı',
      body: 'Bunu siz yapmadıysanız hemen yeni bir şifre isteyin.',
    },
    limit_set: { title: 'Limitiniz kaydedildi', caption: '', body: 'Diğer limitlerinizle birlikte görebilirsiniz.' },
  },
  ar: {
    welcome: {
      title: 'مرحبًا بك في Slipstream',
      caption: 'أموال اللعب في محفظتك',
      body: 'هذه بيئة تجريبية: المباريات محاكاة والأموال ليست حقيقية. استمتع، وضع حدودك أولًا.',
    },
    deposit_done: { title: 'وصل الإيداع', caption: '{amount}', body: 'المبلغ في محفظتك.' },
    deposit_failed: { title: 'فشل الإيداع', caption: '{amount}', body: 'لم يُخصم شيء. يرجى تجربة طريقة أخرى.' },
    password_changed: {
      title: 'تغيّرت كلمة مرورك',
      caption: 'أُنهيت جميع الجلسات الأخرى',
      body: 'إن لم تكن أنت من فعل ذلك فاطلب كلمة مرور جديدة فورًا.',
    },
    limit_set: { title: 'حُفظ حدك', caption: '', body: 'يمكنك رؤيته مع حدودك الأخرى.' },
  },
  ja: {
    welcome: {
      title: 'Slipstreamへようこそ',
      caption: 'プレイマネーがウォレットに入っています',
      body: 'これはサンドボックスです。試合はシミュレーションで、お金は本物ではありません。まず上限を設定してお楽しみください。',
    },
    deposit_done: { title: '入金を確認しました', caption: '{amount}', body: '金額はウォレットに入っています。' },
    deposit_failed: {
      title: '入金できませんでした',
      caption: '{amount}',
      body: '引き落としはありません。別の方法をお試しください。',
    },
    password_changed: {
      title: 'パスワードが変更されました',
      caption: '他のセッションはすべて終了しました',
      body: 'お心当たりがない場合は、すぐに新しいパスワードを請求してください。',
    },
    limit_set: { title: '上限を保存しました', caption: '', body: '他の上限と一緒に確認できます。' },
  },
};
