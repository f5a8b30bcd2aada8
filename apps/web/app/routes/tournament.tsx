import type { BonusId } from '@slipstream/units/ids';
import { getBonus } from '@slipstream/contract/http/bonuses/get-bonus';
import { lazy, Suspense } from 'react';

import type { Route } from './+types/tournament.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { ListSkeleton } from '../shared/loading/list-skeleton.tsx';
import { withWords } from '../shared/messages/with-words.ts';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { siteLanguage } from '../site/paths.ts';
import { serverApi } from '../server/loaders/api.server.ts';
import { missing } from '../server/http/failure.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { pageReply } from '../server/http/page-reply.server.ts';

const TournamentPage = lazy(
  withWords(['bonuses'], async () => import('../features/bonuses/tournaments/tournament-page.tsx')),
);

/** A tournament's public data; the browser loads the player's place. */
export async function loader({ params }: Route.LoaderArgs) {
  const api = serverApi(params.locale ?? siteLanguage);
  const result = await api.call(getBonus, { params: { list: 'tournaments', id: params.id as BonusId } });
  const bonus = result.kind === 'reply' ? result.reply.data : undefined;
  const tournament = bonus?.bonusType === 'tournament' ? bonus : undefined;
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
