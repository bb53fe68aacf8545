import chromium from '@sparticuz/chromium';

/** Unpacks Chromium before the workers start: two that unpack it at once find the file busy. */
export default async function unpackChrome(): Promise<void> {
  if (process.platform === 'linux') await chromium.executablePath();
}
