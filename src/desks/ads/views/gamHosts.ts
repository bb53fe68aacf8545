/** What Google Ad Manager loads from and sends to; its advertisements stand in frames of their own. */
export const gamHosts: readonly string[] = [
  'https://securepubads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://tpc.googlesyndication.com',
  'https://*.safeframe.googlesyndication.com',
  'https://*.google.com',
];
