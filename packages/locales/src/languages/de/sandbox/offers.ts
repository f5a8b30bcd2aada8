import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25-%-Kombi-Boost',
      description: 'Je mehr Tipps deine Kombi hat, desto mehr zahlt sie: bis zu 25 % obendrauf.',
    },
    'double-boost': {
      name: '10-%-Kombi-Boost',
      description: 'Dreimal zehn Prozent mehr für Kombis ab zwei Tipps. Er tritt an die Stelle eines anderen Boosts.',
    },
    'welcome-freebet': {
      name: 'Willkommens-Gratiswette',
      description: 'Eine Gratiswette für jede Einzel- oder Kombiwette ab Quote 1,50.',
    },
    'deposit-no-risk': {
      name: 'Geld-zurück-Wette',
      description: 'Wette mit deinem eigenen Geld. Verliert sie, bekommst du den Einsatz zurück.',
    },
    'friday-freebet': {
      name: 'Freitagsfußball',
      description: 'Jede Woche eine Gratiswette, für Fußball vor dem Anpfiff.',
    },
    'verified-freebet': {
      name: 'Gratiswette für Verifizierte',
      description: 'Für alle, die nachgewiesen haben, wer sie sind.',
    },
    'code-freebet': { name: 'Code-Gratiswette', description: 'Für Spieler mit einem Promocode.' },
    'summer-freebet': {
      name: 'Sommer-Gratiswette',
      description: 'Dieser Promocode ist abgelaufen.',
    },
    'reward-freebet': { name: 'Belohnungs-Gratiswette', description: 'Mit Wetten verdient.' },
    'goal-hunt': { name: 'Torjagd', description: 'Jede Wette sammelt Punkte. Aus Punkten werden Gratiswetten.' },
    'lucky-crate': {
      name: 'Glücksbox',
      description: 'Eine Wette damit bringt bei der Auswertung eine Box. Die Chancen stehen unten.',
    },
    'weekend-cup': {
      name: 'Wochenendpokal',
      description: 'Sammle Punkte mit deinen Wetten und teile den Preistopf mit den Besten.',
    },
  },
  terms: {
    who: {
      heading: 'Für wen er ist',
      text: 'Für Spieler mit offenem Konto, die weder pausieren noch gesperrt sind.',
    },
    end: {
      heading: 'Wann er endet',
      text: 'Der Bonus endet zum angezeigten Zeitpunkt. Eine vorher platzierte Wette behält ihn bis zur Auswertung.',
    },
    refund: {
      heading: 'Stornierte und erstattete Wetten',
      text: 'Ist eine Wette mit Gratiswette ungültig oder wird sie nicht angenommen, bekommst du die Gratiswette zurück und kannst sie wieder nutzen.',
    },
    allWin: {
      heading: 'Was ausgezahlt wird',
      text: 'Gewinnt die Wette, bekommst du den Gewinn plus den Einsatz der Gratiswette.',
    },
    onlyWin: {
      heading: 'Was ausgezahlt wird',
      text: 'Gewinnt die Wette, bekommst du den Gewinn. Der Einsatz der Gratiswette wird nicht ausgezahlt.',
    },
    noRisk: {
      heading: 'Was ausgezahlt wird',
      text: 'Die Wette wird mit deinem eigenen Geld platziert. Verliert sie, bekommst du zurück, was du vom Einsatz verloren hast.',
    },
    oneBet: {
      heading: 'Wie sie benutzt wird',
      text: 'Eine Wette verbraucht die ganze Gratiswette. Sie kann nicht geteilt, ausgezahlt oder per Cashout beendet werden.',
    },
    boost: {
      heading: 'Was ausgezahlt wird',
      text: 'Die Auszahlung einer gewonnenen Kombi wird mit dem Boost für ihre Zahl von Tipps multipliziert.',
    },
    void: {
      heading: 'Ungültige Tipps',
      text: 'Ein ungültiger Tipp zählt nicht mehr. Die Kombi bekommt dann den Faktor der Tipps, die stehen bleiben, oder keinen.',
    },
    doubleBoost: {
      heading: 'Was ausgezahlt wird',
      text: 'Die Auszahlung einer gewonnenen Kombi aus zwei oder mehr Tipps wird mit 1,10 multipliziert.',
    },
    threeTimes: {
      heading: 'Wie oft',
      text: 'Er kann dreimal benutzt werden. Mit der Aktivierung endet jeder andere Boost, den du hast.',
    },
    huntPoints: {
      heading: 'Wie Punkte gezählt werden',
      text: 'Zehn Punkte je Einheit Einsatz bei Quote 2,00, mehr für höhere und weniger für niedrigere Quoten, sobald die Wette ausgewertet ist. Jedes Spiel zählt einmal. Wetten mit Cashout und erstattete Wetten geben keine.',
    },
    huntUse: {
      heading: 'Wofür Punkte gut sind',
      text: 'Jede Stufe bringt eine Gratiswette. Mit Punkten lässt sich auch der Wert von Gratiswetten erhöhen.',
    },
    crate: {
      heading: 'Wie es funktioniert',
      text: 'Was in einer Box ist, steht mit der Auswertung der Wette fest, nach den gezeigten Chancen. Das Öffnen zeigt es nur; Warten ändert nichts.',
    },
    cupPlaces: {
      heading: 'Wie Plätze gezählt werden',
      text: 'Nach Punkten ausgewerteter Wetten, die meisten zuerst; bei gleichen Punkten, wer sie zuerst hatte. Der Preistopf wächst um ein Prozent jedes Einsatzes darin.',
    },
    cupPaid: {
      heading: 'Wann gezahlt wird',
      text: 'Nach dem Ende werden die Plätze geprüft und dann als Geld gezahlt, das gesetzt oder ausgezahlt werden kann.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Lichter der Stadt',
      description:
        'Ein Prozent jedes gesetzten Euros geht in die Töpfe, von uns bezahlt. Jede Stufe fällt, bevor sie ihre Marke überschreitet.',
    },
    'night-train': {
      name: 'Nachtzug',
      description: 'Ein halbes Prozent jedes gesetzten Euros, von uns bezahlt. Ein kleiner Topf, der oft abfährt.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Gratiswette', money: 'Geld', points: 'Punkte', nothing: 'Nichts' },
} satisfies SandboxWords['offers'];
