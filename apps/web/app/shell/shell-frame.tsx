import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { BettingColumn, BettingOverlays } from './betting-area.tsx';
import type { LoadedBlock } from '../blocks/block-types.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { HeaderAccount } from '../blocks/shell/account.tsx';
import { LinkIcon } from '../blocks/shell/link-icon.tsx';
import { LiveCountContext } from '../blocks/shell/live-count.ts';
import type { ShellAreas } from '../blocks/shell/shell-areas.ts';
import { SideMenuContext } from '../blocks/shell/side-menu-context.ts';
import { QuickBetHead } from '../features/quick-bet/quick-bet-place.tsx';
import { ConnectionBar } from '../features/connection/connection-bar.tsx';
import { OldBrowser } from '../features/connection/old-browser.tsx';
import { SlipBar } from '../features/panel/slip-bar.tsx';
import { SearchEntry } from '../features/search/search-entry.tsx';
import { SettingsSection } from '../features/settings/settings-entry.tsx';
import { TopButton } from '../features/top-button/top-button.tsx';
import { Header, InMenu } from './header.tsx';
import { Panel } from './panel.tsx';
import { Shell } from './shell.tsx';
import { Shortcuts } from '../features/shortcuts/shortcuts.tsx';
import { SideMenu } from './side-menu.tsx';
import { SlipButton } from './slip-button.tsx';
import { TabBar, type TabItem } from './tab-bar.tsx';
import { PanelColumnContext } from '../shared/page/panel-column.ts';
import { SiteSportsContext, type SiteSport } from '../shared/settings/site-sports.ts';
import { PlayerOverlays } from './player-area.tsx';

export interface ShellFrameProps {
  readonly areas: ShellAreas;
  readonly liveCount: number;
  readonly children: ReactNode;
}

/** What stands around a page, drawn from the areas of its configuration (ROUTE-10). */
export function ShellFrame({ areas, liveCount, children }: ShellFrameProps) {
  const t = useTranslations();
  const { pathname } = useLocation();
  // The menu belongs to the page it was opened on, so navigation closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  const openMenu = useCallback(() => setMenuPage(pathname), [pathname]);
  const closeMenu = useCallback(() => setMenuPage(null), []);
  const { leftSidebar, sideMenu, tabBar, rightSidebar } = areas;
  const tabs = tabBar.flatMap((block) => (block.type === 'tab-bar' ? block.settings.items : []));
  const panel = rightSidebar.find((block) => block.type === 'panel');
  const sports = useMemo(() => sportsOf([...leftSidebar, ...sideMenu]), [leftSidebar, sideMenu]);
  return (
    <SiteSportsContext value={sports}>
      <PanelColumnContext value={panel !== undefined}>
        <SideMenuContext value={openMenu}>
          <Shell
            header={
              <LiveCountContext value={liveCount}>
                <ShellHeader
                  blocks={areas.header}
                  hasColumn={panel !== undefined}
                  hasMenuSettings={tabs.some(({ kind }) => kind === 'menu') && sideMenu.some(isSwitcher)}
                />
                <QuickBetHead />
              </LiveCountContext>
            }
            sidebar={leftSidebar.length === 0 ? null : <Blocks place="sidebar" blocks={leftSidebar} />}
            panel={rightSidebar.length === 0 ? null : <RightSidebar blocks={rightSidebar} />}
            tabBar={
              <>
                <SlipBar />
                {tabs.length > 0 && <TabBar items={tabs.map(tabItem)} onMenu={openMenu} />}
              </>
            }
          >
            <ConnectionBar />
            <OldBrowser />
            <SearchEntry />
            <Shortcuts />
            <BettingOverlays tabs={panel?.settings.tabs ?? ['slip', 'bets']} />
            <PlayerOverlays />
            <TopButton />
            <SideMenu
              title={t('shell.menu')}
              closeLabel={t('ui.close')}
              isOpen={menuPage === pathname}
              onClose={closeMenu}
            >
              <Blocks place="sidebar" blocks={sideMenu.filter((block) => !isSwitcher(block))} />
              {menuPage === pathname && sideMenu.some(isSwitcher) && <SettingsSection />}
            </SideMenu>
            {children}
          </Shell>
        </SideMenuContext>
      </PanelColumnContext>
    </SiteSportsContext>
  );
}

/** The sports of the menus, each once. */
function sportsOf(blocks: readonly LoadedBlock[]): readonly SiteSport[] {
  const sports = blocks.flatMap((block) => (block.type === 'sport-list' ? (block.data?.sports ?? []) : []));
  return [...new Map(sports.map(({ sport: { key, name } }) => [key, { key, name }])).values()];
}

interface ShellHeaderProps {
  readonly blocks: readonly LoadedBlock[];
  readonly hasColumn: boolean;
  /** Whether the phone's menu contains the settings. */
  readonly hasMenuSettings: boolean;
}

function ShellHeader({ blocks, hasColumn, hasMenuSettings }: ShellHeaderProps) {
  const switchers = <Blocks place="header" blocks={blocks.filter(isSwitcher)} />;
  return (
    <Header
      start={<Blocks place="header" blocks={blocks.filter(isAtStart)} />}
      end={
        <>
          <Blocks
            place="header"
            blocks={blocks.filter((block) => !isAtStart(block) && !isAccount(block) && !isSwitcher(block))}
          />
          {hasMenuSettings ? <InMenu>{switchers}</InMenu> : switchers}
          <SlipButton hasColumn={hasColumn} />
          <HeaderAccount blocks={blocks.filter(isAccount)} />
        </>
      }
    />
  );
}

/** The betting panel with the blocks before and after it; without a panel, the blocks alone. */
function RightSidebar({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  const at = blocks.findIndex(({ type }) => type === 'panel');
  const panel = blocks[at];
  if (panel?.type !== 'panel') return <Panel before={<Blocks blocks={blocks} />} />;
  const [before, after] = [blocks.slice(0, at), blocks.slice(at + 1)];
  return (
    <BettingColumn
      tabs={panel.settings.tabs}
      before={before.length > 0 && <Blocks blocks={before} />}
      after={after.length > 0 && <Blocks blocks={after} />}
    />
  );
}

function isAtStart({ type }: LoadedBlock): boolean {
  return type === 'logo' || type === 'menu';
}

function isAccount({ type }: LoadedBlock): boolean {
  return type === 'actions' || type === 'notifications' || type === 'profile';
}

function isSwitcher({ type }: LoadedBlock): boolean {
  return type.endsWith('-switcher');
}

function tabItem({ kind, link }: LoadedBlock<'tab-bar'>['settings']['items'][number]): TabItem {
  return { kind, link: link && { ...link, icon: <LinkIcon name={link.icon} size={22} /> } };
}
