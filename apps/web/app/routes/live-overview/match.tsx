import type { MatchId } from '@slipstream/units/ids';
import type { ReactNode } from 'react';
import { parseSlug } from '@slipstream/contract/entities/catalogue/slug';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';

import type { Route } from './+types/match.ts';
import { BetBuilder } from '../../features/bet-builder/bet-builder.tsx';
import { MatchPage } from '../../features/match/match-page.tsx';
import type { MatchPageData } from '../../features/match/match-page-data.ts';
import { useMatchWords } from '../../features/match/match-words.ts';
import { VideoArea } from '../../features/video/video-area.tsx';
import { VideoToggle } from '../../features/video/video-toggle.tsx';
import { Vote } from '../../features/vote/vote.tsx';
import { pageReply } from '../../server/http/page-reply.server.ts';
import { loadMatch } from '../../server/loaders/match/load-match.server.ts';
import { LoadFailure } from '../../shared/loading/load-failure.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { basePath, parsePath, siteLanguage, targets } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';

export async function loader({ params, url }: Route.LoaderArgs) {
  const slug = parseSlug(params.slug);
  const load = slug?.kind === 'match' ? await loadMatch(params.locale ?? siteLanguage, slug.id) : undefined;
  if (load === undefined || load.kind === 'not-found') {
    // It is over and gone; the next one is shown.
    const prefix = parsePath(url.pathname)?.prefix;
    throw redirect((prefix === undefined ? '' : `/${prefix}`) + basePath + targets.liveOverview + url.search);
  }
  const match = load.kind === 'match' ? load.page : undefined;
  return pageReply({ match, page: undefined }, match !== undefined);
}

/** A match keeps itself up to date through the board; loading it again would bring nothing it does not have. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function OverviewMatch({ loaderData }: Route.ComponentProps) {
  const { match } = loaderData;
  return match === undefined ? <LoadFailure /> : <Shown key={match.event.id} page={match} />;
}

function Shown({ page }: { readonly page: MatchPageData }) {
  const { event } = page;
  const { isCustomBetEnabled, isVideoEnabled } = useSite();
  const words = useMatchWords(event);
  const hasBuilder = isCustomBetEnabled && event.type === 'match' && event.hasCustomBet;
  return (
    <>
      <PageHead {...words} isIndexed={false} />
      <MatchPage
        page={page}
        related={null}
        {...(hasBuilder && { builder: <BetBuilder matchId={event.id} /> })}
        {...(isVideoEnabled && { video: { toggle: <VideoToggle />, player: <VideoArea matchId={event.id} /> } })}
        {...(event.type === 'match' && { vote: voteOn(event.id) })}
      />
    </>
  );
}

function voteOn(matchId: MatchId): (isOpen: boolean) => ReactNode {
  return function openVote(isOpen) {
    return <Vote matchId={matchId} isOpen={isOpen} />;
  };
}
