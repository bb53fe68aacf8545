import { noteDeviceRead } from './deviceReads.client.ts';

// Loaded when a story has been read for the first time on a page.

function onRead(path: unknown): void {
  // Whoever has read on into another story has that in the address already.
  if (path === location.pathname && /^\/(mobile\/)?news\//.test(path)) noteDeviceRead(path, document.title.replace(/ \| [^|]*$/, ''));
}

onRead(location.pathname);
addEventListener('page-view', (event) => onRead(event instanceof CustomEvent ? event.detail?.page : undefined));
if ('Notification' in window && Notification.permission !== 'denied') void import('../push/pushQuestion.client.ts');
