import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchStage } from '@slipstream/contract/entities/catalogue/match-statistics';
import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import { isMatchLive, matchStatus } from '@slipstream/units/match-status';
import type { useTranslations } from 'use-intl';

import { familyOf } from '../../sports/sport.ts';

type Translate = ReturnType<typeof useTranslations<'events'>>;

/** A match that was stopped before it began: its kick-off is delayed. */
export function isDelayed({ status, stage }: Pick<Match, 'status' | 'stage'>): boolean {
  return status === matchStatus.stopped && stage.kind === 'not_started';
}

/**
 * The stage of a match that has begun or was stopped (CAT-5). Its backend may leave the stage out, and "not started" would be untrue
 * (BACKEND-1).
 */
export function momentWords(
  t: Translate,
  { status, stage, tournament }: Pick<Match, 'status' | 'stage' | 'tournament'>,
  length: 'short' | 'full' = 'full',
): string {
  if (stage.kind === 'not_started' && isMatchLive(status)) return t('liveNow');
  if (isDelayed({ status, stage })) return t(length === 'short' ? 'stage.delayedShort' : 'stage.delayed');
  if (status === matchStatus.stopped) return t(length === 'short' ? 'stage.interruptedShort' : 'stage.interrupted');
  return stageWords(t, stage, tournament.sport, length);
}

/** The name of a stage in the words of its sport: 2nd half, Q3, Set 2, Map 1, half-time. */
export function stageWords(
  t: Translate,
  stage: MatchStage,
  sport: Pick<Sport, 'key' | 'type'>,
  length: 'short' | 'full' = 'full',
): string {
  switch (stage.kind) {
    case 'period':
      return periodWords(t, stage.number, sport, length);
    case 'break':
      if (familyOf(sport) !== 'half' || stage.number !== 1) return t('stage.break');
      return length === 'short' ? t('stage.halfTimeShort') : t('stage.halfTime');
    case 'overtime':
      return t(length === 'short' ? 'stage.overtimeShort' : 'stage.overtime');
    case 'shootout':
      return t(length === 'short' ? 'stage.shootoutShort' : 'stage.shootout');
    case 'not_started':
      return t('stage.notStarted');
    case 'interrupted':
      return t(length === 'short' ? 'stage.interruptedShort' : 'stage.interrupted');
    case 'delayed':
      return t(length === 'short' ? 'stage.delayedShort' : 'stage.delayed');
    case 'ended':
      return t('stage.ended');
    case 'abandoned':
      return t('stage.abandoned');
    case 'cancelled':
      return t('stage.cancelled');
  }
}

function periodWords(
  t: Translate,
  number: number,
  sport: Pick<Sport, 'key' | 'type'>,
  length: 'short' | 'full',
): string {
  const family = familyOf(sport);
  if (family === 'half' && length === 'short') return t('stage.halfShort', { number });
  if (family === 'period' && length === 'short') return t('stage.periodShort', { number });
  if (family !== 'inning') return t(`stage.${family}`, { number });
  if (length === 'short') return t('stage.inningShort', { number });
  // Cricket has an innings where baseball has an inning.
  return t(sport.key.includes('cricket') ? 'stage.innings' : 'stage.inning', { number });
}
