import { pageMark, pageMarkScript, setPageMark } from '../../first-paint/page-marks.ts';

const key = 'left-sidebar-collapsed';

/**
 * Runs before the first paint, so that the sidebar appears as it was left: a shared page cannot know it. Without
 * storage it is open.
 */
export const sidebarScript = `try{if(localStorage.getItem('${key}')==='true')${pageMarkScript('sidebar', 'collapsed')}}catch{}`;

/** Collapses or expands the sidebar and stores the choice (SESSION-6). */
export function setSidebarCollapsed(isCollapsed: boolean): void {
  setPageMark('sidebar', isCollapsed ? 'collapsed' : undefined);
  try {
    localStorage.setItem(key, String(isCollapsed));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function isSidebarCollapsed(): boolean {
  return pageMark('sidebar') === 'collapsed';
}
