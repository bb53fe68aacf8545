/** Opens and closes the menu and what opens from it in browsers without popovers: before Chrome 114, Safari 17 and Firefox 125. */
export function openMenus(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[popover]')];
  for (const menu of menus) {
    menu.hidden = true;
    Object.assign(menu.style, { transform: 'none', zIndex: 'var(--layer-dialog)' });
  }
  const openers = new Map<HTMLElement | undefined, HTMLElement>();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[popovertarget]');
    const menu = menus.find(({ id }) => id === button?.getAttribute('popovertarget'));
    for (const other of menus) if (other !== menu && !other.contains(target)) other.hidden = true;
    if (!button || !menu) return;
    menu.hidden = !menu.hidden;
    if (menu.hidden) openers.get(menu)?.focus();
    else {
      openers.set(menu, button);
      menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || menus.every(({ hidden }) => hidden)) return;
    for (const menu of menus) menu.hidden = true;
    openers.get(menus[0])?.focus();
  });
}
