import { useState } from 'react';

import { OddsButton, type OddsButtonProps } from '../../ui/odds-button/odds-button.tsx';
import { words } from './gallery.data.ts';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

type Sample = Pick<OddsButtonProps, 'price' | 'state' | 'move' | 'isSelected'> & { readonly label?: string };

const samples: readonly Sample[] = [
  { label: '1', price: '2.10', state: 'open', move: null, isSelected: false },
  { label: 'X', price: '3.45', state: 'open', move: 'up', isSelected: false },
  { label: '2', price: '13.50', state: 'open', move: 'down', isSelected: false },
  { label: '1', price: '1.22', state: 'open', move: null, isSelected: true },
  { label: 'X', price: '6.40', state: 'open', move: 'up', isSelected: true },
  { label: '2', price: '11/10', state: 'open', move: null, isSelected: false },
  { label: '1', price: '2.10', state: 'suspended', move: null, isSelected: false },
  { label: 'X', price: '2.10', state: 'paused', move: null, isSelected: false },
  { label: '2', price: '2.10', state: 'suspended', move: null, isSelected: true },
  { label: 'Borussia Mönchengladbach', price: '1.001', state: 'open', move: null, isSelected: false },
  { price: '1.85', state: 'open', move: null, isSelected: false },
  { price: '1.85', state: 'unavailable', move: null, isSelected: false },
];

/** Press one to see it move: a price flashes when it changes while it is looked at. */
export function GalleryOdds() {
  const [moves, setMoves] = useState(0);
  return (
    <Group title={words.odds}>
      <div className={styles.odds}>
        {samples.map((sample) => (
          <OddsButton
            key={Object.values(sample).join(' ')}
            {...sample}
            name={`${sample.label ?? ''} ${sample.price}`}
            moves={moves}
            onPress={() => setMoves(moves + 1)}
          />
        ))}
      </div>
    </Group>
  );
}
