import { bonusChecks } from '@slipstream/betting/bonus/eligibility';
import { subjectOf } from '@slipstream/betting/bonus/player-bonuses';
import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useTranslations } from 'use-intl';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { useEffect, useState } from 'react';

import { holderOf, termsOf } from '../../../state/bonuses/held-bonuses.ts';
import { useSession } from '../../../state/session/use-session.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useSlip } from '../../../state/slip/use-slip.ts';
import { useStores } from '../../../state/use-stores.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './bonus-checklist.module.css';
import { useConditionWords } from './condition-words.ts';
import { siteApi } from '../../../api/site-api.ts';
import { useSite } from '../../../site/site.tsx';
import { useTicket } from '../../../state/slip/use-ticket.ts';

/** All conditions of a bonus, checked against the current slip. */
export function BonusChecklist({ bonus }: { readonly bonus: Bonus }) {
  const slip = useSlip();
  return slip === undefined ? <Checks bonus={bonus} bet={null} /> : <SlipChecks bonus={bonus} slip={slip} />;
}

function SlipChecks({ bonus, slip }: { readonly bonus: Bonus; readonly slip: Slip }) {
  const [bet] = useTicket(slip).bets;
  return <Checks bonus={bonus} bet={bet === undefined ? null : subjectOf(bet)} />;
}

interface ChecksProps {
  readonly bonus: Bonus;
  readonly bet: ReturnType<typeof subjectOf> | null;
}

function Checks({ bonus, bet }: ChecksProps) {
  const t = useTranslations('bonuses');
  const sportName = useSportNames(bonus.conditions.sportKeys.length > 0);
  const words = useConditionWords(sportName);
  const { clock } = useStores();
  const { profile } = useSession();
  const checks = bonusChecks(termsOf(bonus), holderOf(profile, clock.now()), bet);
  return (
    <section aria-label={t('conditions.title')}>
      <h3 className={styles.title}>{t('conditions.title')}</h3>
      <p className={styles.note}>{t(bet === null ? 'conditions.noSlip' : 'conditions.slip')}</p>
      <ul className={styles.list}>
        {checks.map((check) => (
          <li key={check.code} data-met={check.isMet}>
            <Icon name={check.isMet ? 'check' : 'close'} size={16} />
            <VisuallyHidden>{t(check.isMet ? 'conditions.met' : 'conditions.open')}</VisuallyHidden>
            {words(check)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What sports are called in the page's language, asked only where it is needed; their keys until then. */
function useSportNames(isNeeded: boolean): (key: string) => string {
  const site = useSite();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    async function load() {
      const result = await siteApi(site).call(getSports);
      if (isGone || result.kind === 'failure') return;
      setNames(new Map(result.reply.data.map(({ key, name }) => [key, name])));
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [isNeeded, site]);
  return (key) => names.get(key) ?? key;
}
