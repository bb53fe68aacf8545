/** The key of the device's storage that says that the headline font is there (`inlineScripts.ts`, `tokens.css`). */
const KEPT_AS = 'head-font';

/**
 * On a phone's first page headlines are set in the device's own font, because the headline font would hold up the first paint
 * (docs/decisions/2026-11-20-fonts.md). It is fetched here, once that page has loaded, and serves from the next page on.
 */
export async function fetchHeadlineFont(): Promise<void> {
  const isSaving = 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
  if (isSaving) return;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  try {
    const faces = await document.fonts.load('700 1em "Anek Gujarati"', 'કA');
    if (faces.length > 0) localStorage.setItem(KEPT_AS, '1');
  } catch {
    // The font could not be had or nothing may be stored: the next page tries again.
  }
}
