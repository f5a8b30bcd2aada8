import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { use } from 'react';
import { useTranslations } from 'use-intl';

import { familyOf } from '../../../../sports/sport.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { MarketCard } from '../market-cards.ts';
import { sideTexts } from '../tables/outcome-grid.ts';
import { sidesOf } from '../tables/sides-of.ts';
import styles from './card-facts.module.css';
import { MatchHistoryContext } from './history-context.ts';
import { marketFacts, type MarketFact, type Share } from './market-facts.ts';

/** Two longer names would not leave a phone one line. */
const lettersMax = 14;

/** What form and head to head say about a market, a line each, below its prices. */
export function CardFacts({ card, match }: { readonly card: MarketCard; readonly match: Match }) {
  const t = useTranslations('match.facts');
  const words = useFactWords(match);
  const facts = marketFacts(card, familyOf(match.tournament.sport), use(MatchHistoryContext));
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={t('label')}>
      {facts.map((fact) => (
        <li key={fact.kind} className={styles.fact}>
          <Icon name="clock" size={16} />
          {words(fact)}
        </li>
      ))}
    </ul>
  );
}

function useFactWords(match: Match): (fact: MarketFact) => string {
  const t = useTranslations('match.facts');
  const { home, away } = sideTexts(sidesOf(match), lettersMax);
  const names = { home: isolated(home), away: isolated(away) };
  return (fact) => {
    switch (fact.kind) {
      case 'form':
      case 'bothScored':
        return t(fact.kind, { ...names, ...counts(fact) });
      case 'over':
        return t('over', { ...names, ...counts(fact), line: fact.line });
      case 'meetings': {
        const { of, draws } = fact;
        const values = { ...names, of, homeCount: fact.home, awayCount: fact.away };
        return draws === 0 ? t('meetingsDecided', values) : t('meetings', { ...values, draws });
      }
      case 'overMeetings':
        return t('overMeetings', { ...fact.meetings, line: fact.line });
      case 'bothScoredMeetings':
        return t('bothScoredMeetings', { ...fact.meetings });
    }
  };
}

/** A name keeps its own direction, or its figure would change sides beside it in Arabic. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

function counts({ home, away }: { readonly home: Share; readonly away: Share }) {
  return { homeCount: home.count, homeOf: home.of, awayCount: away.count, awayOf: away.of };
}
