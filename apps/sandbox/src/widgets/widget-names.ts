import { leagueName } from '../serialise/names/league-names.ts';
import { competitorName } from '../serialise/names/nation-names.ts';
import type { WidgetOut } from './match-widget.ts';

type PastMatch = Extract<WidgetOut, { type: 'head-to-head' }>['matches'][number];

/** A widget with its competitors called as a language does. */
export function widgetIn(widget: WidgetOut, locale: string): WidgetOut {
  const past = (match: PastMatch): PastMatch => ({
    ...match,
    tournament: { ...match.tournament, name: leagueName(match.tournament, locale) },
    home: competitorName(match.home, locale),
    away: competitorName(match.away, locale),
  });
  switch (widget.type) {
    case 'head-to-head':
      return { ...widget, matches: widget.matches.map(past) };
    case 'form': {
      const side = (lines: typeof widget.home) => lines.map((line) => ({ ...line, match: past(line.match) }));
      return { ...widget, home: side(widget.home), away: side(widget.away) };
    }
    case 'standings': {
      const rows = widget.rows.map((row) => ({
        ...row,
        competitor: { ...row.competitor, name: competitorName(row.competitor.name, locale) },
      }));
      return { ...widget, rows };
    }
    case 'statistics':
    case 'timeline':
    case 'odds-movement':
      return widget;
  }
}
