import type { BonusId } from '@slipstream/units/ids';
import { getTournamentBonuses } from '@slipstream/contract/http/get-tournament-bonuses';
import { lazy, Suspense } from 'react';

import type { Route } from './+types/tournament.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { loadAgain } from '../parts/load-again.ts';
import { LoadFailure } from '../parts/load-failure.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { siteLanguage } from '../paths.ts';
import { serverApi } from '../server/api.server.ts';
import { missing } from '../server/failure.server.ts';
import { missingPage } from '../server/missing-page.server.ts';
import { pageReply } from '../server/page-reply.server.ts';

const TournamentPage = lazy(async () => loadAgain(async () => import('../features/bonuses/tournament-page.tsx')));

/** A tournament as anybody may see it; the player's place in it is asked for in the browser. */
export async function loader({ params }: Route.LoaderArgs) {
  const api = serverApi(params.locale ?? siteLanguage);
  const result = await api.call(getTournamentBonuses, { query: { id: [params.id as BonusId] } });
  const tournament = result.kind === 'reply' ? result.reply.data[0] : undefined;
  const isAbsent = result.kind === 'reply' ? tournament === undefined : missing(result).kind === 'not-found';
  if (isAbsent) throw await missingPage(params.locale ?? siteLanguage);
  return pageReply({ page: undefined, tournament }, tournament !== undefined);
}

export default function Tournament({ loaderData: { tournament } }: Route.ComponentProps) {
  if (tournament === undefined) return <LoadFailure />;
  const { name, description } = tournament;
  return (
    <ConfiguredPage page={undefined} title={name} description={description} head={<PageTitle title={name} />}>
      <Suspense fallback={<ListSkeleton />}>
        <TournamentPage tournament={tournament} />
      </Suspense>
    </ConfiguredPage>
  );
}
