import { pageMark, pageMarkScript, setPageMark } from '../../first-paint/page-marks.ts';
import { device, writeStored } from '../storage/stored-text.ts';

const key = 'left-sidebar-collapsed';

/**
 * Runs before the first paint, so that the sidebar appears as it was left: a shared page cannot know it. Without
 * storage it is open.
 */
export const sidebarScript = `try{if(localStorage.getItem('${key}')==='true')${pageMarkScript('sidebar', 'collapsed')}}catch{}`;

/** Collapses or expands the sidebar and stores the choice (SESSION-6). */
export function setSidebarCollapsed(isCollapsed: boolean): void {
  setPageMark('sidebar', isCollapsed ? 'collapsed' : undefined);
  writeStored(device, key, String(isCollapsed));
}

export function isSidebarCollapsed(): boolean {
  return pageMark('sidebar') === 'collapsed';
}
