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
    const link = event.target instanceof Element ? event.target.closest('a[data-login]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void import('./account.client.ts');
    void import('./loginDialog.client.ts').then(({ askToLogIn }) => askToLogIn());
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const { toggle, id, logout } = form.dataset;
    if (toggle === undefined && logout === undefined) return;
    event.preventDefault();
    const account = import('./account.client.ts');
    if (toggle === undefined) void account.then(({ logOut }) => logOut(logout ?? ''));
    else void import('./toggles.client.ts').then(({ switchOver }) => switchOver(toggle, Number(id)));
  });
}
