/** What was found out about one call or channel. */
export interface Finding {
  readonly page: string;
  /** The id of the call in the OpenAPI document, or the kind of channel. */
  readonly name: string;
  readonly address: string;
  readonly isNeeded: boolean;
  readonly outcome: 'fits' | 'missing' | 'failed' | 'misfit' | 'not tried';
  /** Why, and for a misfit the path of each field. */
  readonly lines: readonly string[];
}

const marks = { fits: 'ok', missing: 'MISSING', failed: 'FAILED', misfit: 'MISFIT', 'not tried': '-' } as const;
const linesMax = 20;

/** Whether a page cannot be shown because of it. What was not tried may be right. */
export function isFatal({ isNeeded, outcome }: Finding): boolean {
  return isNeeded && outcome !== 'fits' && outcome !== 'not tried';
}

/** One line for each finding by page, then a line that sums up. */
export function reportOf(findings: readonly Finding[]): string {
  const pages = [...new Set(findings.map(({ page }) => page))];
  const parts = pages.map((page) => {
    const rows = findings.filter((finding) => finding.page === page);
    return [`\n${page}`, ...rows.flatMap(rowsOf)].join('\n');
  });
  const count = (outcome: Finding['outcome']) => findings.filter((finding) => finding.outcome === outcome).length;
  const fatal = findings.filter(isFatal);
  const sum = `${count('fits')} fit, ${count('misfit')} misfit, ${count('missing')} missing, ${count('failed')} failed, ${count('not tried')} not tried.`;
  const end =
    fatal.length === 0
      ? 'Nothing that a page needs is missing.'
      : `Pages need: ${fatal.map(({ page, address }) => `${address} (${page})`).join(', ')}.`;
  return `${parts.join('\n')}\n\n${sum} ${end}\n`;
}

function rowsOf(finding: Finding): readonly string[] {
  const { name, address, outcome, lines, isNeeded } = finding;
  const mark = marks[outcome].padEnd(8);
  const need = isNeeded ? 'needed' : 'optional';
  if (lines.length <= 1)
    return [`  ${mark} ${need.padEnd(8)} ${name}: ${address}${lines.length === 1 ? `: ${lines[0]}` : ''}`];
  const rest = lines.length > linesMax ? [`             and ${lines.length - linesMax} more`] : [];
  return [
    `  ${mark} ${need.padEnd(8)} ${name}: ${address}`,
    ...lines.slice(0, linesMax).map((line) => `             ${line}`),
    ...rest,
  ];
}
