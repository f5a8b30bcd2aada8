import type { MatchId } from '@slipstream/units/ids';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { ConfiguredPage } from '../../blocks/configured-page.tsx';
import { BetBuilder } from '../../features/bet-builder/bet-builder.tsx';
import { EventList } from '../../features/event-list/event-list.tsx';
import { EventSection } from '../../features/event-list/event-section.tsx';
import { MatchPage } from '../../features/match/match-page.tsx';
import { useMatchWords } from '../../features/match/match-words.ts';
import { VideoArea } from '../../features/video/video-area.tsx';
import { VideoToggle } from '../../features/video/video-toggle.tsx';
import { Vote } from '../../features/vote/vote.tsx';
import { shareStamp } from '../../shared/page/share-stamp.ts';
import { useSite } from '../../site/site.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import { sharePicturePath, targets } from '../../site/paths.ts';
import type { MatchPageData } from '../../features/match/match-page-data.ts';
import type { PageParts } from '../../blocks/page-parts.ts';

export interface MatchRouteProps {
  readonly match: MatchPageData;
  readonly page: PageParts | undefined;
}

/** The page of a match or of a season, shown by routes/event.tsx. */
export function MatchRoute({ match, page }: MatchRouteProps) {
  const { event } = match;
  const { isCustomBetEnabled, isVideoEnabled, locale } = useSite();
  const words = useMatchWords(event);
  // A site and a match that both have one (CUSTOM-3).
  const hasBuilder = isCustomBetEnabled && event.type === 'match' && event.hasCustomBet;
  return (
    <ConfiguredPage page={page} {...words} shareImage={sharePicturePath(locale, event.id, shareStamp(event))}>
      <MatchPage
        page={match}
        related={<Related event={event} matches={match.related} />}
        {...(hasBuilder && { builder: <BetBuilder matchId={event.id} /> })}
        {...(isVideoEnabled && { video: { toggle: <VideoToggle />, player: <VideoArea matchId={event.id} /> } })}
        {...(event.type === 'match' && { vote: voteOn(event.id) })}
      />
    </ConfiguredPage>
  );
}

function Related({
  event,
  matches,
}: {
  readonly event: MatchPageData['event'];
  readonly matches: MatchPageData['related'];
}) {
  const t = useTranslations('match.related');
  const links = useLinks();
  const { tournament } = event;
  if (matches.length === 0) return null;
  return (
    <EventSection
      title={t('title', { league: tournament.name })}
      more={{ text: t('all'), href: links(targets.inSport(tournament.sport.key, tournament.slug)) }}
    >
      <EventList matches={matches} />
    </EventSection>
  );
}

function voteOn(matchId: MatchId): (isOpen: boolean) => ReactNode {
  return function openVote(isOpen) {
    return <Vote matchId={matchId} isOpen={isOpen} />;
  };
}
