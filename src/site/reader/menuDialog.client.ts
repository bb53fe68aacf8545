/**
 * The menu is a dialog: the focus goes in, and while it is open nothing else on the page takes it. The browser itself gives it back
 * to the button that opened the menu; `inert` goes before it does.
 */
export function keepFocusInMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  const setInert = (inert: boolean) => {
    for (const element of document.body.children) if (element instanceof HTMLElement && element !== menu) element.inert = inert;
  };
  menu.addEventListener('toggle', () => {
    const open = menu.matches(':popover-open');
    setInert(open);
    if (open) menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
  });
  menu.addEventListener('beforetoggle', (event) => {
    if ('newState' in event && event.newState === 'closed') setInert(false);
  });
}
