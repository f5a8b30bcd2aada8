import { useState } from 'react';

import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button/button.tsx';
import { ChipCount, chipClass } from '../../ui/chip/chip.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LiveDot } from '../../ui/live-dot/live-dot.tsx';
import { Segment } from '../../ui/segment/segment.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { words } from './gallery.data.ts';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

const looks = ['primary', 'secondary', 'quiet'] as const;

export function GalleryControls() {
  return (
    <>
      <Group title={words.buttons}>
        {(['large', 'medium', 'small'] as const).map((size) => (
          <div key={size} className={styles.row}>
            {looks.map((look) => (
              <Button key={look} look={look} size={size}>
                {look}
              </Button>
            ))}
            {looks.map((look) => (
              <Button key={look} look={look} size={size} disabled>
                {look}
              </Button>
            ))}
          </div>
        ))}
        <div className={styles.row}>
          <ButtonLink look="primary" href="#top">
            {words.link}
          </ButtonLink>
          <IconButton label={words.close}>
            <Icon name="close" />
          </IconButton>
          <IconButton label={words.close} disabled>
            <Icon name="close" />
          </IconButton>
        </div>
      </Group>
      <Group title={words.chips}>
        <div className={styles.row}>
          <button type="button" className={chipClass} aria-pressed="true">
            Soccer <ChipCount>64</ChipCount>
          </button>
          <button type="button" className={chipClass}>
            Tennis <ChipCount>21</ChipCount>
          </button>
          {(['accent', 'quiet', 'live', 'gold'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              3
            </Badge>
          ))}
          <LiveDot />
        </div>
      </Group>
      <Forms />
    </>
  );
}

function Forms() {
  const [isOn, setIsOn] = useState(true);
  const [tab, setTab] = useState<'singles' | 'treble' | 'system'>('treble');
  const [format, setFormat] = useState<'european' | 'british'>('european');
  const tabs = (['singles', 'treble', 'system'] as const).map((key) => ({ key, label: key }));
  return (
    <>
      <Group title={words.forms}>
        <Field label="Stake" suffix="EUR" placeholder="0.00" inputMode="decimal" />
        <Field label="Stake" suffix="EUR" defaultValue="10.00" inputMode="decimal" hint="From 0.10 € to 1,000.00 €" />
        <Field label="Stake" suffix="EUR" defaultValue="10.00" disabled />
        <Field label="Stake" suffix="EUR" defaultValue="5000.00" error="The most you can stake here is 1,000.00 €" />
        <Select
          label="Odds"
          value={format}
          onChange={setFormat}
          options={[
            { value: 'european', text: '1.85' },
            { value: 'british', text: '17/20' },
          ]}
        />
        <Select
          label="Odds"
          isStacked
          value={format}
          onChange={setFormat}
          options={[
            { value: 'european', text: '1.85' },
            { value: 'british', text: '17/20' },
          ]}
        />
        <Segment
          label="Odds"
          value={format}
          onChange={setFormat}
          options={[
            { value: 'european', text: '1.85' },
            { value: 'british', text: '17/20' },
          ]}
        />
        <Switch label="Quick bet" isOn={isOn} onChange={setIsOn} />
        <Switch label="Quick bet" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
        <Switch label="Quick bet" isOn onChange={setIsOn} isDisabled />
        <Switch label="Quick bet" isOn={false} onChange={setIsOn} isDisabled />
      </Group>
      <Group title={words.tabs}>
        <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={setTab} look="segment">
          {null}
        </Tabs>
        <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={setTab}>
          {null}
        </Tabs>
      </Group>
      <Group title={words.accordion}>
        <Accordion title="Total goals" aside={<Badge tone="quiet">12</Badge>} isOpen>
          {words.text}
        </Accordion>
        <Accordion title="Asian handicap">{words.text}</Accordion>
      </Group>
    </>
  );
}
