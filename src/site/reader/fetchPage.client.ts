/**
 * Links the style sheets of a fetched page that this page has not; a part of that page may show what nothing here has shown yet. Resolves
 * when they are there: what is shown before its styles would change its height while it is read.
 */
export async function addStyles(fetched: Document): Promise<void> {
  const linked = [...document.styleSheets].map((sheet) => sheet.href);
  const missing = [...fetched.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (sheet) => !linked.includes(new URL(sheet.getAttribute('href') ?? '', location.href).href),
  );
  await Promise.all(missing.map(addSheet));
}

function addSheet(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.adoptNode(sheet);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
    document.head.append(link);
  });
}
