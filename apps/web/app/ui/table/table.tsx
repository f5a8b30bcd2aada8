import type { ReactNode } from 'react';

import styles from './table.module.css';

interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly isNumber?: boolean;
  /** Hidden where the table is narrow. */
  readonly isMinor?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A scrollable box must be focusable, so that it can be scrolled by keyboard. */
const scrolling = { tabIndex: 0 };

/** A plain table; on a narrow page it scrolls inside its box. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <section className={styles.box} aria-label={caption} {...scrolling}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber, isMinor }) => (
              <th key={key} scope="col" data-number={isNumber} data-minor={isMinor}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, isNumber, isMinor, cell }) => (
                <td key={key} data-number={isNumber} data-minor={isMinor}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
