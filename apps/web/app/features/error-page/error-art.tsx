import styles from './error-art.module.css';

export type ErrorKind = 'notFound' | 'failed' | 'blocked' | 'locked' | 'offline' | 'busy';

/** Drawings on a grid of 200 by 120, made of the streams of the logo. */
const lines: Readonly<Record<ErrorKind, readonly string[]>> = {
  notFound: streams(22, 70, 22),
  failed: [...streams(18, 52, 12), 'M128 30h64', 'M146 60h46', 'M118 96h74'],
  blocked: streams(10, 62, 10),
  locked: streams(10, 62, 10),
  offline: streams(24, 64, 12),
  busy: streams(16, 68, 16),
};

function streams(upper: number, middle: number, lower: number): readonly string[] {
  return [`M8 38c26 0 34-10 60-10h${upper}`, `M8 60h${middle}`, `M8 82c26 0 34 10 60 10h${lower}`];
}

const signs: Readonly<Record<ErrorKind, readonly string[]>> = {
  notFound: [
    'M140 52m-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0',
    'M160 72l24 24',
    'M131 45a9 9 0 1 1 13 9c-3 2-4 4-4 7',
    'M140 69v.1',
  ],
  failed: ['M112 18l-16 38h20l-14 46'],
  blocked: ['M138 60m-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0', 'M108 30l60 60'],
  locked: [
    'M108 54h60a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6h-60a6 6 0 0 1-6-6V60a6 6 0 0 1 6-6Z',
    'M118 54V42a20 20 0 0 1 40 0v12',
    'M138 72v10',
  ],
  busy: ['M138 60m-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0', 'M138 34v26l18 12'],
  offline: ['M104 58a56 56 0 0 1 72 0', 'M118 76a34 34 0 0 1 44 0', 'M140 96v.1', 'M112 100l56-80'],
};

/** The picture of an error page, drawn in the colours of the theme. */
export function ErrorArt({ kind }: { readonly kind: ErrorKind }) {
  return (
    <svg className={styles.art} viewBox="0 0 200 120" width="240" height="144" aria-hidden="true">
      <g className={styles.stream}>
        {lines[kind].map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className={styles.sign} data-kind={kind}>
        {signs[kind].map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  );
}
