const key = 'left-sidebar-collapsed';

/**
 * Runs before anything is drawn, so that the page comes with the sidebar as it was left: shared pages can't know. A browser
 * that keeps nothing shows it open.
 */
export const sidebarScript = `try{if(localStorage.getItem('${key}')==='true')document.documentElement.dataset.sidebar='collapsed'}catch{}`;

/** Shows the sidebar as icons or in full, and keeps the choice for the next visit (SESSION-6). */
export function setSidebarCollapsed(isCollapsed: boolean): void {
  if (isCollapsed) document.documentElement.dataset['sidebar'] = 'collapsed';
  else delete document.documentElement.dataset['sidebar'];
  try {
    localStorage.setItem(key, String(isCollapsed));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function isSidebarCollapsed(): boolean {
  return document.documentElement.dataset['sidebar'] === 'collapsed';
}
