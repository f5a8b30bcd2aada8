import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

/** A match as schema.org describes one, for a search engine. */
export function sportsEvent(event: SportEvent, url: string): object {
  const { tournament } = event;
  const shared = {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    url,
    startDate: event.startTime,
    sport: tournament.sport.name,
    superEvent: { '@type': 'SportsEvent', name: tournament.name },
  };
  if (event.type !== 'match') {
    const end = event.endDate === null ? {} : { endDate: event.endDate };
    return { ...shared, ...end, name: event.name, location: placeOf(null, null, tournament.category.name) };
  }
  const { home, away } = event.competitors;
  return {
    ...shared,
    name: `${home.name} – ${away.name}`,
    eventStatus: `https://schema.org/${statusOf(event)}`,
    location: placeOf(event.stadium, event.city, tournament.category.name),
    homeTeam: { '@type': 'SportsTeam', name: home.name },
    awayTeam: { '@type': 'SportsTeam', name: away.name },
    competitor: [home, away].map(({ name }) => ({ '@type': 'SportsTeam', name })),
  };
}

function statusOf({ stage }: Match): string {
  if (stage.kind === 'cancelled' || stage.kind === 'abandoned') return 'EventCancelled';
  return stage.kind === 'delayed' ? 'EventPostponed' : 'EventScheduled';
}

function placeOf(stadium: string | null, city: string | null, category: string): object {
  return { '@type': 'Place', name: stadium ?? category, ...(city !== null && { address: city }) };
}

/** A name with `</script>` in it must not end the block; the policy of the page would not let it run, and it would show. */
export function jsonText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
