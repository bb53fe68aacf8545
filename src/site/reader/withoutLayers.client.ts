const SHEET = '/assets/page-';

/**
 * Styles pages in browsers without cascade layers: before Chrome 99, Safari 15.4 and Firefox 97. Beside the styles of the page, which such a
 * browser leaves out, and in place of those of each part that is shown later, it loads a sheet in which the order of the rules stands for layers.
 */
export function linkSheetsWithoutLayers(): void {
  const changed = (address: string) => address.replace(SHEET, '/assets/plain-');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.addEventListener('load', () => {
    // The browser went there while the page had no styles, and all of it stood elsewhere.
    const target = document.querySelector(':target');
    (target ?? document.querySelector(':focus'))?.scrollIntoView({ block: target ? 'start' : 'center', behavior: 'instant' });
  });
  link.href = changed(document.querySelector('style[data-sheet]')?.getAttribute('data-sheet') ?? '');
  const change = () => {
    for (const later of document.head.querySelectorAll<HTMLLinkElement>(`link[href^="${SHEET}"]`)) {
      // By its own address `addStyles` knows that the sheet is here.
      later.dataset['sheet'] = later.getAttribute('href') ?? '';
      later.href = changed(later.href);
    }
  };
  new MutationObserver(change).observe(document.head, { childList: true });
  document.head.append(link);
}
