const root = document.documentElement;

/**
 * What a logged-in reader needs is loaded only for one, or when somebody wants to log in or to save a story. While nobody can log in, a
 * reader whose session stands has an account in the header, and nothing to save with.
 */
export function serveReader(): void {
  const offersLogin = 'offersLogin' in root.dataset;
  if (!offersLogin && !document.querySelector('[data-reader-name]')) return;
  if ('reader' in root.dataset) {
    void import('./account.client.ts').then(({ showAccount }) => showAccount());
    if (offersLogin) void import('./toggles.client.ts');
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-login]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // A script that cannot be had, for example one of a build that is gone, leaves the way that works without script.
    void Promise.all([import('./loginDialog.client.ts'), import('./account.client.ts')]).then(
      ([{ askToLogIn }]) => askToLogIn(),
      () => location.assign(link.href),
    );
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const { toggle, id, logout } = form.dataset;
    if (toggle === undefined && logout === undefined) return;
    event.preventDefault();
    void Promise.all([import('./account.client.ts'), import('./toggles.client.ts')]).then(
      ([{ logOut }, { switchOver }]) => (toggle === undefined ? logOut(logout ?? '') : switchOver(toggle, Number(id))),
      () => form.submit(),
    );
  });
}
