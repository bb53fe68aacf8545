/**
 * The menu is a modal dialog: it receives the focus, and the rest of the page is inert while it is open. The browser returns the focus to
 * the menu button by itself; `inert` is removed before that.
 */
export function keepFocusInMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  if (!('popover' in menu)) {
    void import('./menuWithoutPopover.client.ts').then(({ openMenus }) => openMenus());
    return;
  }
  const setInert = (inert: boolean) => {
    for (const element of document.body.children) if (element instanceof HTMLElement && element !== menu) element.inert = inert;
  };
  const onToggle = () => {
    const open = menu.matches(':popover-open');
    setInert(open);
    if (open) menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
  };
  menu.addEventListener('toggle', onToggle);
  // The browser opens it without this script too.
  if (menu.matches(':popover-open')) onToggle();
  menu.addEventListener('beforetoggle', (event) => {
    if ('newState' in event && event.newState === 'closed') setInert(false);
  });
}
