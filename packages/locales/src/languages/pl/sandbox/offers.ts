import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Boost AKO 25%',
      description: 'Im więcej typów w AKO, tym większy boost: wygrana wyższa nawet o 25%.',
    },
    'double-boost': {
      name: 'Boost AKO 10%',
      description: 'Wygrana wyższa o 10% na AKO z co najmniej dwoma typami. Trzy użycia. Zastępuje każdy inny boost.',
    },
    'welcome-freebet': {
      name: 'Freebet powitalny',
      description: 'Freebet na dowolny zakład solo lub AKO z kursem od 1,50.',
    },
    'deposit-no-risk': {
      name: 'Zakład ze zwrotem',
      description: 'Postaw własne pieniądze. Jeśli zakład przegra, zwrócimy Ci stawkę.',
    },
    'friday-freebet': {
      name: 'Piłkarski piątek',
      description: 'Co tydzień freebet na piłkę nożną, tylko przed meczem.',
    },
    'verified-freebet': {
      name: 'Freebet za weryfikację',
      description: 'Dla graczy ze zweryfikowanym kontem.',
    },
    'code-freebet': { name: 'Freebet z kodem', description: 'Dla graczy z kodem promocyjnym.' },
    'summer-freebet': { name: 'Letni freebet', description: 'Ten kod promocyjny wygasł.' },
    'reward-freebet': { name: 'Freebet w nagrodę', description: 'Za postawione przez Ciebie zakłady.' },
    'goal-hunt': {
      name: 'Polowanie na gole',
      description: 'Zbieraj punkty każdym zakładem i wymieniaj je na freebety.',
    },
    'lucky-crate': {
      name: 'Szczęśliwa skrzynka',
      description: 'Zakład z tym bonusem po rozliczeniu daje skrzynkę z nagrodą. Szanse znajdziesz poniżej.',
    },
    'weekend-cup': {
      name: 'Puchar weekendu',
      description: 'Zbieraj punkty swoimi zakładami i podziel się pulą nagród z najlepszymi.',
    },
  },
  terms: {
    who: {
      heading: 'Dla kogo',
      text: 'Dla graczy z otwartym kontem, bez aktywnej przerwy i samowykluczenia.',
    },
    end: {
      heading: 'Kiedy się kończy',
      text: 'Bonus kończy się w podanym czasie. Zakład postawiony wcześniej zachowuje go do rozliczenia.',
    },
    refund: {
      heading: 'Zakłady zwrócone i nieprzyjęte',
      text: 'Jeśli zakład z freebetem zostanie zwrócony lub nieprzyjęty, freebet wraca do Ciebie i możesz użyć go ponownie.',
    },
    allWin: {
      heading: 'Co wypłaca',
      text: 'Jeśli zakład wygra, dostajesz zysk i stawkę freebetu.',
    },
    onlyWin: {
      heading: 'Co wypłaca',
      text: 'Jeśli zakład wygra, dostajesz sam zysk. Stawka freebetu nie jest zwracana.',
    },
    noRisk: {
      heading: 'Co wypłaca',
      text: 'Stawiasz własne pieniądze. Jeśli zakład przegra, zwracamy przegraną część stawki.',
    },
    oneBet: {
      heading: 'Jak go użyć',
      text: 'Wykorzystaj cały freebet na jeden zakład. Nie można go dzielić ani wypłacić i nie ma dla niego cashoutu.',
    },
    boost: {
      heading: 'Co wypłaca',
      text: 'Wygraną z trafionego AKO mnożymy przez boost dla liczby jego typów.',
    },
    void: {
      heading: 'Zwrócone typy',
      text: 'Zwrócony typ się nie liczy. AKO dostaje wtedy boost dla pozostałych typów lub nie dostaje go wcale.',
    },
    doubleBoost: {
      heading: 'Co wypłaca',
      text: 'Wygraną z trafionego AKO z co najmniej dwoma typami mnożymy przez 1,10.',
    },
    threeTimes: {
      heading: 'Ile razy',
      text: 'Możesz użyć go trzy razy. Aktywacja kończy każdy inny boost, który masz.',
    },
    huntPoints: {
      heading: 'Jak liczymy punkty',
      text: 'Dziesięć punktów za jednostkę stawki przy kursie 2,00, więcej przy wyższym i mniej przy niższym, po rozliczeniu zakładu. Każdy mecz liczy się raz. Zakłady zwrócone i z cashoutem się nie liczą.',
    },
    huntUse: {
      heading: 'Do czego są punkty',
      text: 'Każdy etap daje Ci freebet. Punktami możesz też ulepszać freebety.',
    },
    crate: {
      heading: 'Jak to działa',
      text: 'Nagroda jest ustalana przy rozliczeniu zakładu, zgodnie z podanymi szansami. Otwarcie skrzynki tylko ją pokazuje, czekanie nic nie zmienia.',
    },
    cupPlaces: {
      heading: 'Jak liczymy miejsca',
      text: 'Według punktów z rozliczonych zakładów. Przy równej liczbie punktów wyżej jest gracz, który zdobył je pierwszy. 1% każdej stawki w turnieju zasila pulę nagród.',
    },
    cupPaid: {
      heading: 'Kiedy wypłacamy nagrody',
      text: 'Po zakończeniu sprawdzamy miejsca. Nagrody wypłacamy w pieniądzach, które możesz postawić lub wypłacić.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Światła miasta',
      description: 'Dodajemy do jackpotów 1% każdego postawionego euro. Każdy pada, zanim osiągnie swój limit.',
    },
    'night-train': {
      name: 'Nocny pociąg',
      description: 'Dodajemy 0,5% każdego postawionego euro. Mały jackpot, który pada często.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Gotówka', points: 'Punkty', nothing: 'Nic' },
} satisfies SandboxWords['offers'];
