import { noteDeviceRead } from './deviceReads.client.ts';

// Loaded when a story has been read for the first time on a page.

function onRead(path: unknown): void {
  // Whoever has read on into another story has that in the address already.
  if (path === location.pathname && /^\/(mobile\/)?news\//.test(path)) noteDeviceRead(path, document.title.replace(/ \| [^|]*$/, ''));
}

onRead(location.pathname);
addEventListener('page-view', (event) => onRead(event instanceof CustomEvent ? event.detail?.page : undefined));
// Offline reading begins with the first story. Whoever comes for one front page pays nothing for it.
if ('serviceWorker' in navigator) {
  const register = () => navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.info('No offline reading:', error));
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
  else setTimeout(() => void register(), 2_000);
}
// Notifications are in Gujarati, and so is the question.
if (!location.pathname.startsWith('/en/') && 'Notification' in window && Notification.permission !== 'denied')
  void import('../push/pushQuestion.client.ts');
