import { Fragment } from 'react';

import { Button } from '../../ui/button/button.tsx';
import { crestsOf } from '../../ui/crest/crest-design.ts';
import { Crest } from '../../ui/crest/crest.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Figure, Figures } from '../../ui/figures/figures.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import { LogoMark } from '../../ui/logo-mark/logo-mark.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { SportIcon } from '../../sports/sport-icon.tsx';
import { Table } from '../../ui/table/table.tsx';
import { bets, flags, sports, teams, words } from './gallery.data.ts';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

const columns = [
  { key: 'ref', title: 'Bet', cell: (bet: (typeof bets)[number]) => bet.ref },
  { key: 'legs', title: 'Legs', isNumber: true, cell: (bet: (typeof bets)[number]) => bet.legs },
  { key: 'stake', title: 'Stake', isNumber: true, cell: (bet: (typeof bets)[number]) => bet.stake },
  { key: 'returns', title: 'Returns', isNumber: true, cell: (bet: (typeof bets)[number]) => bet.returns },
];

export function GallerySigns() {
  return (
    <>
      <Group title={words.table}>
        <Table caption={words.table} columns={columns} rows={bets} rowKey={(bet) => bet.ref} />
        {[1, 5, 12].map((page) => (
          <Pagination
            key={page}
            label={`${words.table} ${page}`}
            page={page}
            lastPage={12}
            renderLink={(number, className) => (
              <a className={className} href="#top">
                {number}
              </a>
            )}
          />
        ))}
      </Group>
      <Group title={words.figures}>
        <Figures label={words.figures}>
          <Figure name="Stake">€10.00</Figure>
          <Figure name="Boost +10 %" tone="gold">
            +€10.19
          </Figure>
          <Figure name="Paid" rank="sum">
            €42.00
          </Figure>
          <Figure name="Returns" rank="total">
            €122.11
          </Figure>
        </Figures>
        <ProgressBar label="Two of three" value={2} max={3} />
        <ProgressBar label="One of four" value={1} max={4} tone="gold" />
        <ProgressBar label="Four of five" value={4} max={5} tone="good" />
      </Group>
      <Group title={words.states}>
        <Skeleton height={40} />
        <Skeleton height={14} width={180} />
        <EmptyState icon="lottery" title="Your slip is empty" text="Tap a price to add it here." />
        <EmptyState
          icon="warning"
          title="Matches could not be loaded"
          text="Nothing was lost."
          action={<Button>{words.open}</Button>}
        />
      </Group>
      <Marks />
    </>
  );
}

function Marks() {
  return (
    <>
      <Group title={words.logo}>
        <LogoMark />
        <div>
          <SpokenAs text={words.text}>{words.sample}</SpokenAs>
        </div>
      </Group>
      <Group title={words.crests}>
        <div className={styles.row}>
          {teams.map(([home, away]) => {
            const crests = crestsOf(home, away);
            return (
              <Fragment key={home}>
                {([20, 32, 56] as const).map((size) => (
                  <Crest key={size} design={crests.home} size={size} />
                ))}
                {([20, 32, 56] as const).map((size) => (
                  <Crest key={size} design={crests.away} size={size} />
                ))}
              </Fragment>
            );
          })}
        </div>
      </Group>
      <Group title={words.flags}>
        <div className={styles.row}>
          {flags.map((code) => (
            <Flag key={code} code={code} size={20} />
          ))}
        </div>
      </Group>
      <Group title={words.sports}>
        <div className={styles.row}>
          {sports.map((sport) => (
            <span key={sport} className={styles.sign}>
              <SportIcon sportKey={sport} />
              {sport}
            </span>
          ))}
        </div>
      </Group>
    </>
  );
}
