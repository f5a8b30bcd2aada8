import type { Incident } from '@slipstream/contract/entities/catalogue/incident';
import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import { useTranslations } from 'use-intl';

import { stageWords } from '../../../shared/match/stage-words.ts';
import { isKnownIncident } from './tracker/known-words.ts';

const minuteMs = 60_000;

export interface IncidentWords {
  readonly what: string;
  /** What the match's clock showed, or the stage in a sport without one. */
  readonly when: string;
}

/** Puts what happened into words. */
export function useIncidentWords(sport: Pick<Sport, 'key' | 'type'>): (incident: Incident) => IncidentWords {
  const t = useTranslations('match.incident');
  const insights = useTranslations('match.insights');
  const events = useTranslations('events');
  return ({ kind, stage, shownMs }) => {
    const played = { kind: 'period', number: Math.max(1, stage.number) } as const;
    const isWhistle = kind === 'period_start' || kind === 'period_end' || kind === 'set_won';
    const words = stageWords(events, isWhistle ? played : stage, sport);
    return {
      what: isKnownIncident(kind) ? t(kind, { stage: words }) : t('other', { kind: kind.replaceAll('_', ' ') }),
      when: shownMs === null ? words : insights('minute', { minute: Math.floor(shownMs / minuteMs) + 1 }),
    };
  };
}
