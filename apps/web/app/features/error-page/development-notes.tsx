/** Lines of the server's log that belong to this page (RUN-3). Rendered in development only, where this data exists. */
export function DevelopmentNotes({ from }: { readonly from: readonly unknown[] }) {
  const lines = new Set(from.flatMap(linesOf));
  if (lines.size === 0) return null;
  return (
    <pre
      data-development-notes=""
      style={{
        background: 'var(--surface-2)',
        color: 'var(--danger)',
        fontSize: 'var(--text-14)',
        padding: '12px',
        textAlign: 'start',
        whiteSpace: 'pre-wrap',
      }}
    >
      {[...lines].join('\n')}
    </pre>
  );
}

function linesOf(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || !('problems' in data) || !Array.isArray(data.problems)) return [];
  return data.problems.filter((line) => typeof line === 'string');
}
